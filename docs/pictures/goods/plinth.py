"""What things stand on: a round block, one step darker than the wall."""
from mesh.lathe import lathe, rounded

from .goods import Part

# The wall behind a thing and the block under it.
TONES = {'blush': ('#F0D6C8', '#DDB3A0'), 'sage': ('#CFDACD', '#A9BBA8'), 'sand': ('#E9D8C8', '#CFB299'),
         'sky': ('#D5E1EA', '#A9BFCF'), 'butter': ('#F3E7C4', '#D8C497')}


def plinth(radius, colour, at=(0, 0), top=0.0, height=None):
    """A block of `radius` metres whose top is at height `top`; without `height` it reaches below the picture."""
    k = radius / .19
    low = -(height or 3 * radius)
    s = lathe(rounded([(0, 0), (radius, 0), (radius, low), (0, low)], [0, .0035 * k, .0035 * k, 0]), 256)
    s.verts = s.verts + (*at, top)
    return Part('plinth', s, dict(kind='plain', colour=colour, rough=.92), prop=True, crease=30)
