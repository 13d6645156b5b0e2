"""Zoya's shirt dress: crisp cream above, a coral sash, a long easy skirt below."""
import numpy as np

from drape.bell import bell
from drape.solver import Cloth
from drape.torso import arm_angle, torso
from mesh.collar import shirt_collar
from mesh.girdle import girdle, sash, tie
from mesh.locate import locate
from mesh.solid import button, together
from paint.stitches import sunk, thread, turned
from paint.svg import blur, canvas, segment, stroke
from paint.top import armhole_colour, armhole_height, armholes
from pattern.outline import box
from pattern.panel import Panel
from pattern.top import top

from .garment import Garment, Trim, View

GROUND, SHADE, YARN, CORAL, WELL = '#E8DCC5', '#BCAA8B', '#C9B898', '#E9785C', '#A84A34'
SHOULDER, ARMPIT, WAIST, HEM = (.196, -.044), (.232, -.238), -.400, -1.130
CUT = dict(neck_w=.076, shoulder=SHOULDER, angle=36, sleeve=.225, cuff=.150, armpit=ARMPIT, waist=(.200, WAIST), hem=(.400, HEM), hem_drop=.014)
BUTTONS = [.118 + .058 * i for i in range(5)]
POCKET = 'M .068 .205 H .142 V .275 L .105 .292 L .068 .275 Z'


def _gathered(piece, x, y):
    """The waist is gathered into the sash."""
    return 1 - .20 * np.exp(-((np.asarray(y) - WAIST) / .035)**2), np.ones(np.shape(y))


def _relief(piece, u, v):
    """Gathers above and below the sash; below they run together into long folds."""
    t = np.clip((WAIST - v) / (WAIST - HEM), 0, 1)
    f = u / np.interp(-v, [.40, .60, .85, 1.13], [.20, .275, .335, .40])
    small = .0034 * np.sin(150 * u + 1.6 * np.sin(19 * u)) * np.exp(-np.abs(v - WAIST) / .05)
    folds = np.sin(26 * f + 1.4 * np.sin(4 * f + piece) + 2 * piece) + .4 * np.sin(43 * f + 1.8 * np.sin(3 * f))
    return small + np.where(v < WAIST, (.0030 + .0125 * t**.8) * folds * np.clip(t / .06, 0, 1), 0)


def _paint(half, area, front):
    hem, cuff, arm, waist = segment(half, 'hem'), segment(half, 'cuff'), armholes(SHOULDER, ARMPIT), f'M -.5 {-WAIST} H .5'
    colour = armhole_colour(arm) + stroke(cuff, SHADE, .0705, 'opacity=".7"') + stroke(cuff, GROUND, .0680)
    height = turned(hem, .026) + stroke(cuff, '#404040', .0715) + stroke(cuff, '#a4a4a4', .0670) + armhole_height(arm) + sunk(waist)
    if front:
        strip = 'M -.017 .05 V 1.2 M .017 .05 V 1.2'
        colour += f'<rect x="-.017" y=".05" width=".034" height="1.2" fill="{GROUND}"/>' + stroke('M .017 .05 V 1.2', SHADE, .0020) + \
            thread('M -.013 .05 V 1.2 M .013 .05 V 1.2', YARN) + stroke(POCKET, SHADE, .0016) + thread('M .068 .221 H .142', YARN)
        height += '<rect x="-.017" y=".05" width=".034" height="1.2" fill="#a6a6a6"/>' + stroke(strip, '#303030', .0026)
        height += f'<path d="{POCKET}" fill="#a0a0a0"/>' + stroke(POCKET, '#3c3c3c', .0022)
    return canvas(area, colour, GROUND), canvas(area, f'<g filter="url(#soft)">{height}</g>', '#808080', blur('soft', .0008))


def garment(number):
    """The Garment of product 24."""
    front, back = top(neck_d=.098, **CUT), top(neck_d=.020, **CUT)
    area, strip = box(front, back), (-1, 1, -.1, .1)
    look, silk = dict(weave='smooth', seam=.0026, rough=.75, sheen=.15), dict(weave='smooth', seam=.002, rough=.65, sheen=.25)
    flat = lambda c, q, art='', lie='': dict(kind='cloth', colour=canvas(strip, art, c), height=canvas(strip, lie, '#808080'), **q)
    rows = 'M -1 -.0462 H 1 M -1 -.0538 H 1'
    leaf = stroke('M -1 -.0499 H 1', SHADE, .0026, 'opacity=".8"') + thread(rows, YARN)

    def trims(coarse, fine):
        ring = girdle(fine, WAIST, ease=.004)
        ends = tie(fine, ring, .045, .040, drops=(.40, .33), out=.030, leans=(.035, .000), bow=.085)
        knobs = [button(*locate(fine, 0, 0, -y), .0062, .0024) for y in BUTTONS]
        return [Trim('collar', shirt_collar(fine, stand=.027, fall=.039, point=.030, gap=.004, spread=.004), flat(GROUND, look, leaf, stroke(rows, '#5a5a5a', .0020)), strip),
                Trim('sash', together([sash(fine, WAIST, .052, .005, .0022, .004), ends]), flat(CORAL, silk), strip),
                Trim('buttons', together(knobs), dict(kind='plain', colour='#A98258', rough=.35, coat=.4))]

    body = torso(angle=arm_angle(front, .144), drop=30, shoulder=.144, chest=.154, waist=.130, hip=.166, arm=.040, arm_length=.56, bust=.022)
    return Garment(
        panels=[Panel('front', front, -1, .0125), Panel('back', back, 1, .0125)], box=area, wall='#CFDACD', relief=_relief, trims=trims,
        body=bell(body, 1.44 + WAIST - .01, 1.44 + HEM, .122, .300), look=look, press=20, hem=(.0020, .020), share=.76,
        paint={'front': _paint(front, area, True), 'back': _paint(back, area, False)}, cloth=Cloth(bend=4e-4, scale=_gathered),
        views={'front': View(), 'detail': View(turn=-20, elevation=8, zoom=2.1, at=(.0, .24))})
