"""Ila's wrap top: indigo that deepens towards the hem, a scatter of resist dots there, ties at the side."""
import random

import numpy as np

from drape.solver import Cloth
from drape.torso import arm_angle, torso
from mesh.band import band
from mesh.girdle import girdle, sash, tie
from mesh.locate import locate
from mesh.ribbon import ribbon
from mesh.solid import together
from paint.stitches import turned
from paint.svg import blur, canvas, segment, stroke
from paint.top import armhole_colour, armhole_height, armholes
from pattern.outline import box
from pattern.panel import Panel
from pattern.top import top

from .garment import Garment, Trim, View

PALE, GROUND, DEEP, DOT, INK = '#56708F', '#3E5878', '#2C4361', '#E9EDF0', '#22364E'
SHOULDER, ARMPIT, WAIST, HEM = (.188, -.040), (.226, -.228), -.385, -.600
CUT = dict(neck_w=.086, shoulder=SHOULDER, angle=36, sleeve=.225, cuff=.152, armpit=ARMPIT, waist=(.176, WAIST), hem=(.262, HEM), hem_drop=.022)
V = dict(neck_d=.205, neck_shape=((.36, .64), (.80, .34)))
BIND = [(-.008, .0004), (-.007, .0022), (-.002, .0028), (.0015, .0018), (.0020, 0), (.0015, -.0016), (-.002, -.0022), (-.007, -.0016)]


def _edge(y):
    """x of the upper front's edge below the neckline, at depth y: from the V to the side of the waist."""
    t = np.clip((np.asarray(y) - V['neck_d']) / (-WAIST - V['neck_d']), 0, 1)
    return .130 * t * (.62 + .38 * t)


def _relief(piece, u, v):
    """The upper front lies on the lower one; gathers run to the waist, the peplum swings."""
    y = -v
    past = _edge(y) - u
    lap = .0042 * np.exp(-np.maximum(past, 0) / .035) * np.clip(past / .0025, 0, 1) * np.clip((y - V['neck_d'] + .004) / .05, 0, 1) * (y < -WAIST)
    x, z = u - .105, v - WAIST
    far = np.hypot(x, z)
    pull = .0042 * np.sin(15 * np.arctan2(z, -x) + .8) * np.exp(-far / .085) * np.clip((far - .02) / .03, 0, 1) * np.clip(past / .02, 0, 1)
    near = np.exp(-np.abs(v - WAIST) / .055)
    gather = .0034 * np.sin(150 * u + 1.4 * np.sin(17 * u) + 9 * y) * near
    t = np.clip((WAIST - v) / (WAIST - HEM), 0, 1)
    inside = np.clip((.176 + .086 * t - np.abs(u)) / .05, 0, 1)
    swing = .0125 * t * inside * np.sin(42 * u + 1.2 * np.sin(11 * u) + 2 * piece)
    return np.where(piece == 0, lap + np.where(v > WAIST, pull, 0), 0) + gather * (.4 + .6 * (np.abs(u) < .2)) + swing


def _dots(seed):
    """Dots that thin out and shrink away from the hem."""
    r, out = random.Random(seed), ''
    for row in range(9):
        for col in range(-13, 14):
            x, y = (col + row % 2 / 2) * .025 + r.uniform(-.003, .003), -HEM + .006 - row * .0225 + r.uniform(-.003, .003)
            if r.random() < (row - 2) / 7:
                continue
            s, k = r.uniform(.0046, .0058) * (1 - row * .05), r.uniform(.85, 1.18)
            out += f'<ellipse cx="{x:.4f}" cy="{y:.4f}" rx="{s * k:.4f}" ry="{s / k:.4f}" fill="{DOT}" opacity="{r.uniform(.75, .95):.2f}"/>'
            out += f'<circle cx="{x:.4f}" cy="{y:.4f}" r="{s * .30:.4f}" fill="{GROUND}" opacity=".8"/>'
    return out


def _paint(half, area, front):
    hem, cuff, arm = segment(half, 'hem'), segment(half, 'cuff'), armholes(SHOULDER, ARMPIT)
    dip = f'<linearGradient id="dip" gradientUnits="userSpaceOnUse" x1="0" y1="-.02" x2="0" y2="{-HEM}"><stop offset="0" stop-color="{PALE}"/>' \
          f'<stop offset=".5" stop-color="{GROUND}"/><stop offset="1" stop-color="{DEEP}"/></linearGradient>'
    colour = f'<rect x="-1" y="-.2" width="2" height="1.2" fill="url(#dip)"/><g filter="url(#bleed)">{_dots(5 if front else 6)}</g>' + armhole_colour(arm)
    height = turned(hem, .014) + turned(cuff, .018) + armhole_height(arm)
    if front:
        lap = 'M ' + ' L '.join(f'{_edge(y):.4f} {y:.4f}' for y in np.linspace(V['neck_d'], -WAIST, 24))
        colour += stroke(lap, '#101c2c', .009, 'opacity=".45" filter="url(#near)" transform="translate(.003 -.001)"')
    return canvas(area, colour, GROUND, blur('bleed', .0006) + blur('near', .003) + dip), \
        canvas(area, f'<g filter="url(#soft)">{height}</g>', '#808080', blur('soft', .0009))


def _lap(fine):
    """The bound edge of the upper front."""
    y = np.linspace(V['neck_d'] - .008, -WAIST + .004, 60)
    found = [locate(fine, 0, float(_edge(q)) - .0045, -q) for q in y]
    p, n = (np.array([f[k] for f in found]) for k in (0, 1))
    for _ in range(6):
        p[1:-1] = (p[:-2] + 2 * p[1:-1] + p[2:]) / 4
        n[1:-1] = (n[:-2] + 2 * n[1:-1] + n[2:]) / 4
    return ribbon(p + n * .0012, np.cross(np.gradient(p, axis=0), n), .0100, .0034)


def garment(number):
    """The Garment of product 9."""
    front, back = top(**V, **CUT), top(neck_d=.022, **CUT)
    area = box(front, back)
    look, strip = dict(weave='plain', seam=.0026, sheen=.15), (-1, 1, -.1, .1)
    flat = [canvas(strip, '', c) for c in ('#3A5473', '#808080')]
    cloth = dict(kind='cloth', colour=flat[0], height=flat[1], **look)

    def trims(coarse, fine):
        ring = girdle(fine, WAIST)
        ends = tie(fine, ring, .100, .026, drops=(.235, .190), out=.022, leans=(.022, .004), bow=.062)
        return [Trim('binding', together([band(fine, fine.rims()[0], BIND), _lap(fine)]), cloth, strip),
                Trim('ties', together([sash(fine, WAIST, .030), ends]), cloth, strip)]

    return Garment(
        panels=[Panel('front', front, -1, .0105), Panel('back', back, 1, .0105)], box=area, wall='#F3E7C4', relief=_relief, trims=trims,
        body=torso(angle=arm_angle(front, .140), drop=30, shoulder=.140, chest=.150, waist=.128, hip=.170, arm=.040, arm_length=.58, bust=.024),
        paint={'front': _paint(front, area, True), 'back': _paint(back, area, False)}, look=look, press=20, hem=(.0020, .014),
        cloth=Cloth(bend=4e-4), views={'front': View(), 'detail': View(turn=22, elevation=7, zoom=1.9, at=(.06, -.10))})
