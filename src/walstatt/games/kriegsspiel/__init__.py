"""The battle of Kalevala (chapter 16 and kalevala.r.war): parties on the small fields of a battlefield."""
from walstatt.games.kriegsspiel.figures.all_persons import ALL_PERSONS
from walstatt.games.kriegsspiel.hooks import enlist

enlist(ALL_PERSONS)
