"""Noor's cropped cardigan: apricot, two thick cables, five cream buttons."""
import numpy as np

from drape.solver import Cloth
from drape.torso import arm_angle, torso
from mesh.band import band
from mesh.locate import locate
from mesh.solid import button, together
from paint.knit import fills, knitted
from paint.stitches import sunk
from paint.svg import blur, canvas, segment, stroke
from paint.top import armhole_colour, armholes, sleeves
from pattern.outline import box
from pattern.panel import Panel
from pattern.top import top

from .garment import Garment, Trim, View

GROUND, INK, CREAM, RIB, HEM = '#F0BE85', '#BF8650', '#EFE0C2', .055, -.46
SHOULDER, ARMPIT = (.200, -.044), (.240, -.250)
CUT = dict(neck_w=.086, shoulder=SHOULDER, angle=38, sleeve=.53, cuff=.098, armpit=ARMPIT, hem=(.218, HEM), hem_drop=.004)
EDGE = [(-.004, .0004), (0, .0028), (.006, .0036), (.018, .0034), (.022, .0016), (.022, -.0012), (.018, -.0022), (0, -.0020)]
BUTTONS = [.118 + .080 * i for i in range(5)]
CABLE, PITCH, SWING, STRAND = .098, .094, .0150, .0150


def _gathered(piece, x, y):
    rib = np.asarray(y) < HEM + RIB
    return np.where(rib, .93, 1.0), np.ones(np.shape(y))


def _strand(x, p):
    """Height of a strand at x beside the cable's middle and phase p of its crossings."""
    d = np.clip(1 - ((x - SWING * np.sin(p)) / STRAND)**2, 0, 1)
    return np.sqrt(d) * (.0070 + .0080 * (.5 + .5 * np.cos(p)))


def _relief(piece, u, v):
    """A thick cable on each front: two strands that cross over and under each other, in a sunken channel."""
    inside = np.clip((v - HEM - RIB) / .050, 0, 1)**.8 * np.clip((-v - .025) / .02, 0, 1)
    out = np.zeros(len(u))
    for m in (1, -1):
        x, p = u - m * CABLE, np.pi * v / PITCH * m
        out += np.maximum(_strand(x, p), _strand(x, p + np.pi)) - .0030 * np.exp(-((np.abs(x) - .037) / .0042)**2)
    return np.where(piece == 0, out * inside, 0)


def _strands():
    """The stitches of the strands, where they lie on top, as paths."""
    out = ''
    for m in (1, -1):
        for s in (0, np.pi):
            for o in np.arange(-.0108, .0109, .0054):
                pen = 'M'
                for y in np.arange(.03, -HEM - RIB - .016, .003):
                    p = -np.pi * y / PITCH * m + s
                    x = SWING * np.sin(p) + o
                    if _strand(x, p) < _strand(x, p + np.pi):
                        pen = 'M'
                        continue
                    out += f'{pen} {m * CABLE + x:.4f} {y:.4f} '
                    pen = 'L'
    return out


def _ribs(d):
    return stroke(d, '#5c5c5c', 2 * RIB + .005) + stroke(d, '#909090', 2 * RIB) + stroke(d, '#303030', 2 * RIB, 'stroke-dasharray=".0030 .0050"')


def _paint(half, area, front):
    hem, cuff, arm = segment(half, 'hem'), segment(half, 'cuff'), armholes(SHOULDER, ARMPIT)
    colour, height = armhole_colour(arm), knitted('sleeves') + sunk(arm, .004)
    if front:
        channels = ''.join(f'M {m * CABLE + s * .037} .03 V {-HEM - RIB} ' for m in (1, -1) for s in (-1, 1))
        colour += stroke(channels, INK, .007, 'opacity=".40" filter="url(#near)"') + stroke(_strands(), INK, .0013, 'opacity=".30"')
        for m in (1, -1):
            height += f'<rect x="{m * CABLE - .034}" y=".02" width=".068" height="{-HEM - RIB - .02}" fill="#8c8c8c"/>'
        height += stroke(_strands(), '#4a4a4a', .0020)
    for d in (hem, cuff):
        colour += stroke(d, GROUND, 2 * RIB) + stroke(d, INK, 2 * RIB, 'stroke-dasharray=".0030 .0050" opacity=".35"')
        height += _ribs(d)
    if front:
        strip = 'M -.019 -.1 V .6 M .019 -.1 V .6'
        ribs = ''.join(f'M {x:.4f} .02 V .6 ' for x in np.arange(-.016, .017, .0064))
        colour += f'<rect x="-.019" y="-.1" width=".038" height=".8" fill="{GROUND}"/>' + stroke(strip, INK, .0022) + stroke(ribs, INK, .0022, 'opacity=".3"')
        height += '<rect x="-.019" y="-.1" width=".038" height=".8" fill="#b4b4b4"/>' + sunk(strip, .0036) + stroke(ribs, '#6a6a6a', .0026)
    return canvas(area, colour, GROUND, blur('near', .003)), \
        canvas(area, f'<g filter="url(#soft)">{height}</g>', '#808080', blur('soft', .0007) + fills(CUT['angle']) + sleeves(SHOULDER, ARMPIT))


def garment(number):
    """The Garment of product 23."""
    front, back = top(neck_d=.105, neck_shape=((.45, .98), (.98, .45)), **CUT), top(neck_d=.024, **CUT)
    area = box(front, back)

    def trims(coarse, fine):
        knobs = [button(*locate(fine, 0, 0, -y), .0105, .0042) for y in BUTTONS]
        return [Trim('edge', band(fine, fine.rims()[0], EDGE, up=.3, rounds=90), dict(kind='rib', colour=GROUND, period=.0075, depth=.0020)),
                Trim('buttons', together(knobs), dict(kind='plain', colour=CREAM, rough=.35, coat=.4))]

    return Garment(
        panels=[Panel('front', front, -1, .0095), Panel('back', back, 1, .0095)], box=area, wall='#D5E1EA', relief=_relief, trims=trims,
        body=torso(angle=arm_angle(front, .146), drop=36, shoulder=.146, chest=.158, waist=.142, hip=.168, arm=.042, arm_length=.58, bust=.018, bend=3, twist=2),
        paint={'front': _paint(front, area, True), 'back': _paint(back, area, False)}, look=dict(weave='fleece', seam=.0026, ground=.0002, sheen=.35), press=12,
        cloth=Cloth(bend=5e-5, friction=.45, thickness=.010, scale=_gathered), hem=(.005, .012),
        views={'front': View(), 'detail': View(turn=-20, elevation=8, zoom=2.3, at=(-.04, .12))})
