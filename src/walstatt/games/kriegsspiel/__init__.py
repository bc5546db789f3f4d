"""The battle of Kalevala (chapter 16 and kalevala.r.war): parties on the small fields of a battlefield."""
