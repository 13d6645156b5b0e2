"""The home page's categories: a longer lens on a few things."""
from .paper import disc, wave
from .scene import Block, Card, Item, Scene

SHAPE = (1200, 900)

clothing = Scene(
    items=[Item(3, (-.11, -.06, -.13), turn=16), Item(5, (.30, .16, -.15), turn=-18)],
    wall='#E6D2BF', span=.50, shape=SHAPE, lens=180, light=(.05, 0, -.05), lit=.95, distance=.46)

accessories = Scene(
    items=[Item(7, (-.15, .10, -.31), turn=14, stands=True), Item(12, (.22, -.14, -.25), turn=0, stands=True, size=1.2)],
    blocks=[Block((-.15, .10, -.31), .26), Block((.22, -.14, -.25), .16)],
    wall='#EBCBBB', step='#D9AD99', span=.80, shape=SHAPE, lens=150, elevation=7, light=(0, 0, -.05), lit=.95, distance=.6, smooth=.9)

default = Scene(
    items=[], cards=[Card(disc(.20), '#E9785C', (0, .10, .03)),
                     Card(wave(1.6, .035, -.6, .62, .4), '#2F5D62', (0, .02, -.10)),
                     Card(wave(1.6, .035, -.6, .62, 2.6), '#F0C283', (0, -.07, -.19)),
                     Card(wave(1.6, .030, -.6, .62, 5.0), '#FFF0CF', (0, -.16, -.27))],
    wall='#F0E2B8', span=.80, shape=SHAPE, lens=120, elevation=3, lit=.95, distance=.28)

scenes = {'tile-clothing': clothing, 'tile-accessories': accessories, 'tile-default': default}
