"""The home page's first picture: things at the right, a calm wall for the words."""
from .scene import Block, Item, Scene

WALL, STEP = '#C4D1C2', '#9FB29E'

hero = Scene(
    items=[Item(1, (.06, .14, .10), turn=22, tilt=-2), Item(3, (.47, -.04, .085), turn=-5, tilt=1),
           Item(16, (.88, .20, -.03), turn=-14, size=.85), Item(12, (.21, -.30, -.305), turn=8, stands=True, size=1.15)],
    blocks=[Block((.21, -.30, -.305), .165)],
    wall=WALL, step=STEP, span=1.34, shape=(1600, 1000), light=(.35, 0, 0), lit=1.35, distance=.46, samples=40)

phone = Scene(
    items=[Item(1, (-.23, .14, .17), turn=18, tilt=-2), Item(16, (.30, .22, .04), turn=-16, size=.88),
           Item(3, (.05, -.06, .11), turn=-4, tilt=1)],
    wall=WALL, step=STEP, span=1.56, shape=(800, 1000), point=(0, 0, -.18), light=(0, 0, .1), lit=1.3, distance=.46, samples=40)

scenes = {'hero': hero, 'hero-phone': phone}
