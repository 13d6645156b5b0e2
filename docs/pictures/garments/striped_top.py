"""Boat-neck long-sleeve top with Sana's stripes: one finger wide, two fingers apart."""
from drape.solver import Cloth
from drape.torso import arm_angle, torso
from mesh.band import band
from mesh.creases import creases, elbow
from paint.stitches import turned, twin
from paint.svg import canvas, segment, stroke
from paint.top import armhole_colour, armhole_height, armholes, sleeves
from pattern.outline import box
from pattern.panel import Panel
from pattern.top import top

from .garment import Garment, Trim, View

GROUND, STRIPE, THREAD = '#F1EBDF', '#E9785C', '#DCD4C4'
ANGLE, SHOULDER, ARMPIT = 38, (.185, -.036), (.222, -.222)
CUT = dict(neck_w=.118, neck_shape=((.6, 1), (.96, .62)), shoulder=SHOULDER, angle=ANGLE, sleeve=.54, cuff=.094,
           armpit=ARMPIT, waist=(.212, -.40), hem=(.228, -.60))
EDGE = [(-.003, .0004), (.0, .0016), (.004, .0021), (.009, .0019), (.0115, .0010), (.0115, -.0006), (.009, -.0011), (0, -.0010)]
FOLDS = elbow(0, SHOULDER, ANGLE, .54, .105, 5, high=.0035, wide=.009)


def _stripes():
    bars = ''.join(f'<rect x="-1" width="2" y="{y:.4f}" height=".0165" fill="{STRIPE}"/>'
                   for y in [.150 + .0495 * i for i in range(9)])
    sleeve = ''
    for m in (1, -1):
        rows = ''.join(f'<rect x="{x:.4f}" width=".0165" y="-.5" height="1" fill="{STRIPE}"/>'
                       for x in [.068 + .0495 * i for i in range(9)])
        sleeve += f'<g transform="scale({m} 1) translate({SHOULDER[0]} {-SHOULDER[1]}) rotate({ANGLE})">{rows}</g>'
    return f'{bars}<g clip-path="url(#sleeves)"><rect x="-1" y="-.5" width="2" height="2" fill="{GROUND}"/>{sleeve}</g>'


def _paint(half, area):
    hem, cuff, arm = segment(half, 'hem'), segment(half, 'cuff'), armholes(SHOULDER, ARMPIT)
    colour = _stripes() + armhole_colour(arm)
    for d in (hem, cuff):
        colour += stroke(d, '#b9ae9b', .0408, 'stroke-dasharray=".0036 .0012" opacity="0"')
    height = turned(hem, .020) + turned(cuff, .018) + armhole_height(arm) + stroke(segment(half, 'neck'), '#6a6a6a', .010)
    return canvas(area, colour, GROUND, sleeves(SHOULDER, ARMPIT)), canvas(area, height, '#808080')


def garment(number):
    """The Garment of product 5."""
    front, back = top(neck_d=.060, **CUT), top(neck_d=.026, **CUT)
    area = box(front, back)

    def trims(coarse, fine):
        return [Trim('edge', band(fine, fine.rims()[0], EDGE, up=.3), dict(kind='plain', colour=GROUND, rough=.9, sheen=.3))]

    return Garment(
        panels=[Panel('front', front, -1), Panel('back', back, 1)], box=area, wall='#F3E7C4',
        body=torso(angle=arm_angle(front, .140), drop=36, shoulder=.140, chest=.152, waist=.138, hip=.168, arm=.035, arm_length=.72, bust=.020),
        paint={'front': _paint(front, area), 'back': _paint(back, area)}, look=dict(weave='knit', seam=.0022),
        cloth=Cloth(bend=2.5e-4), trims=trims, press=5, relief=creases(FOLDS),
        views={'front': View(), 'detail': View(turn=-24, elevation=10, zoom=1.9, at=(.0, .24))})
