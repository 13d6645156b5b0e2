"""Every scene by its name."""
from .hero import scenes as heroes
from .tiles import scenes as tiles

scenes = {**heroes, **tiles}
