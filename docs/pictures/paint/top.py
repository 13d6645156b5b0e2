"""Lines that every top shares."""
from .stitches import ridge, sunk
from .svg import mirrored, stroke


def armholes(shoulder=(.225, -.05), armpit=(.256, -.245), bow=.03):
    """The path of both armhole seams, on the shoulder and in the armpit a little outside the cloth."""
    (sx, sy), (ax, ay) = shoulder, armpit
    return mirrored(lambda m: f'M {m * sx} {-sy - .012} C {m * (sx - bow)} {-sy + .07} {m * (sx - bow)} {-ay - .05} '
                              f'{m * (ax + .006)} {-ay + .006}')


def armhole_colour(arm):
    """A shadow along the seam."""
    return stroke(arm, '#000', .0016, 'opacity=".16"')


def armhole_height(arm):
    """The seam, sunk, with its allowance raised on the body's side."""
    return ridge(arm, .007, shift=(0, .002)) + sunk(arm)


def sleeves(shoulder, armpit, reach=.9):
    """A clip path of both sleeves: everything outside the armholes."""
    (sx, sy), (ax, ay) = shoulder, armpit
    d = mirrored(lambda m: f'M {m * sx} {-sy - .012} C {m * (sx - .03)} {-sy + .07} {m * (sx - .03)} {-ay - .05} '
                           f'{m * (ax + .006)} {-ay + .006} L {m * reach} {-ay + .9} L {m * reach} -.2 Z')
    return f'<clipPath id="sleeves"><path d="{d}"/></clipPath>'
