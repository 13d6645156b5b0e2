"""Noor's cropped cardigan: apricot, two thick cables, five cream buttons."""
import numpy as np

from drape.solver import Cloth
from drape.torso import arm_angle, torso
from mesh.band import band
from mesh.locate import locate
from mesh.solid import button, together
from paint.stitches import sunk
from paint.svg import blur, canvas, segment, stroke
from paint.top import armhole_colour, armhole_height, armholes
from pattern.outline import box
from pattern.panel import Panel
from pattern.top import top

from .garment import Garment, Trim

GROUND, INK, CREAM, RIB, HEM = '#F0BE85', '#BF8650', '#F4ECDD', .055, -.46
SHOULDER, ARMPIT = (.200, -.044), (.240, -.250)
CUT = dict(neck_w=.086, shoulder=SHOULDER, angle=38, sleeve=.53, cuff=.098, armpit=ARMPIT, hem=(.225, HEM), hem_drop=.004)
EDGE = [(-.004, .0004), (0, .0028), (.006, .0036), (.018, .0034), (.022, .0016), (.022, -.0012), (.018, -.0022), (0, -.0020)]
BUTTONS = [.118 + .080 * i for i in range(5)]
CABLES, PITCH = (.070, .140), .075


def _gathered(piece, x, y):
    rib = np.asarray(y) < HEM + RIB
    return np.where(rib, .84, 1.0), np.ones(np.shape(y))


def _relief(piece, u, v):
    """Two cables on each front: two strands that cross over and under each other."""
    out = np.zeros(len(u))
    inside = np.clip((v - HEM - RIB) / .01, 0, 1) * np.clip((-v - .03) / .02, 0, 1)
    for m in (1, -1):
        for c in CABLES:
            x, p = u - m * c, np.pi * v / PITCH * m
            for s in (0, np.pi):
                middle, over = .0105 * np.sin(p + s), .5 + .5 * np.cos(p + s)
                d = np.clip(1 - ((x - middle) / .0105)**2, 0, 1)
                out = np.maximum(out, np.sqrt(d) * (.0050 + .0035 * over))
    return np.where(piece == 0, out * inside, 0)


def _ribs(d):
    return stroke(d, '#5c5c5c', 2 * RIB + .005) + stroke(d, '#909090', 2 * RIB) + stroke(d, '#303030', 2 * RIB, 'stroke-dasharray=".0030 .0050"')


def _paint(half, area, front):
    hem, cuff, arm = segment(half, 'hem'), segment(half, 'cuff'), armholes(SHOULDER, ARMPIT)
    colour, height = armhole_colour(arm), armhole_height(arm)
    for d in (hem, cuff):
        colour += stroke(d, GROUND, 2 * RIB) + stroke(d, INK, 2 * RIB, 'stroke-dasharray=".0030 .0050" opacity=".35"')
        height += _ribs(d)
    if front:
        strip = 'M -.019 -.1 V .6 M .019 -.1 V .6'
        band_ = ''.join(f'M {x:.4f} .02 V .6 ' for x in np.arange(-.016, .017, .0064))
        colour += '<rect x="-.019" y="-.1" width=".038" height=".8" fill="#F0BE85"/>' + stroke(strip, INK, .0022) + stroke(band_, INK, .0022, 'opacity=".3"')
        height += '<rect x="-.019" y="-.1" width=".038" height=".8" fill="#b4b4b4"/>' + sunk(strip, .0036) + stroke(band_, '#6a6a6a', .0026)
        for m in (1, -1):
            for c in CABLES:
                for s in (-1, 1):
                    d = f'M {m * c + s * .0225} .03 V {-HEM - RIB}'
                    colour, height = colour + stroke(d, INK, .004, 'opacity=".35"'), height + stroke(d, '#404040', .005)
    return canvas(area, colour, GROUND), canvas(area, f'<g filter="url(#soft)">{height}</g>', '#808080', blur('soft', .0012))


def garment(number):
    """The Garment of product 23."""
    front, back = top(neck_d=.105, neck_shape=((.45, .98), (.98, .45)), **CUT), top(neck_d=.024, **CUT)
    area = box(front, back)

    def trims(coarse, fine):
        knobs = [button(*locate(fine, 0, 0, -y), .0105, .0042) for y in BUTTONS]
        return [Trim('edge', band(fine, fine.rims()[0], EDGE, up=.3), dict(kind='rib', colour=GROUND, period=.0075, depth=.0020)),
                Trim('buttons', together(knobs), dict(kind='plain', colour=CREAM, rough=.35, coat=.4))]

    return Garment(
        panels=[Panel('front', front, -1, .0095), Panel('back', back, 1, .0105)], box=area, wall='#CFDACD', relief=_relief, trims=trims,
        body=torso(angle=arm_angle(front, .146), drop=36, shoulder=.146, chest=.158, waist=.142, hip=.168, arm=.042, arm_length=.58, bust=.018),
        paint={'front': _paint(front, area, True), 'back': _paint(back, area, False)}, look=dict(weave='chunky', seam=.0040, ground=.0010, sheen=.5),
        cloth=Cloth(bend=5e-5, friction=.45, thickness=.010, scale=_gathered), hem=(.005, .022))
