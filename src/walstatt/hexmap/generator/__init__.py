"""Makes worlds from a seed: `generate(Options(seed="...")).lands`."""
from walstatt.hexmap.generator.options import Options
from walstatt.hexmap.generator.starts import Fairness, Place, Start
from walstatt.hexmap.generator.world import Generated, Water, generate

__all__ = ["Fairness", "Generated", "Options", "Place", "Start", "Water", "generate"]
