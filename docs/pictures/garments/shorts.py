"""Rafi's drawstring shorts: teal, elastic waist, a butter-yellow chevron on each side."""
import numpy as np

from drape.legs import legs
from drape.solver import Cloth
from mesh.locate import locate
from mesh.solid import button, cord, together
from paint.bottom import centre, pockets
from paint.motifs import chevron, place
from paint.stitches import sunk, thread, turned
from paint.svg import blur, canvas, segment, stroke
from pattern.bottom import trousers
from pattern.outline import box
from pattern.panel import Panel

from .garment import Garment, Trim, View

GROUND, INK, THREAD, YELLOW, CORD, BAND = '#2F5D62', '#1F4347', '#3E7278', '#F0CF62', '#F1E9DC', .044
CUT = dict(waist=.262, hip=.285, rise=.29, length=.50, hem=.142, knee=.142, spread=.012)


def _elastic(piece, x, y):
    """The waist is gathered by an elastic."""
    k = np.clip((np.asarray(y) + BAND + .01) / .02, 0, 1)
    return 1 - .30 * k, np.ones(np.shape(y))


def _paint(half, area, front):
    p, c, w = pockets(.235, .272, BAND, .19), centre(BAND, CUT['rise']), f'M -.5 {BAND} H .5'
    colour = stroke(p + c + w, INK, .0022) + thread(p, THREAD, shift=(-.005, .0025)) + \
        ''.join(thread(f'M -.5 {y} H .5', THREAD) for y in (.012, .022, .032))
    height = ''.join(stroke(f'M -.5 {y} H .5', '#606060', .0022) for y in (.012, .022, .032)) + sunk(p + c + w) + \
        turned(segment(half, 'hem'), .024) + stroke('M -.5 .022 H .5', '#5a5a5a', .05, 'stroke-dasharray=".0022 .0058"')
    for m in (1, -1):
        colour += place(m * (CUT['spread'] + CUT['hem'] * 1.06), .405, .070, f'<g transform="scale({m} 1)">{chevron(YELLOW)}</g>')
    return canvas(area, colour, GROUND), canvas(area, f'<g filter="url(#soft)">{height}</g>', '#808080', blur('soft', .0010))


def _on(s, x, y, lift):
    """A point `lift` metres in front of the cloth at pattern metres (x, y)."""
    p, n = locate(s, 0, x, y)
    return p + np.array((0, -lift, 0)) + n * .001


def _strings(s):
    """A drawstring tied in the middle: out of two eyelets, a knot, two loops and two ends."""
    t, parts, y = np.linspace(0, 1, 30), [], -.030
    for m in (-1, 1):
        lead = [_on(s, m * (.024 - .024 * q), -.022 - .008 * q, .003 + .003 * q) for q in t[::3]]
        wide, low = .044 + .004 * m, .030 - .005 * m
        loop = [_on(s, m * wide * np.sin(np.pi * q)**.8 * (1 - .25 * q), y - low * np.sin(np.pi * q * .98) * (.35 + .9 * q), .0045 + .006 * np.sin(np.pi * q))
                for q in t]
        end = [_on(s, m * (.004 + .020 * q + .004 * np.sin(5 * q)), y - (.112 + .010 * m) * q, .0060 - .002 * q) for q in t]
        parts += [cord(np.array(lead), .0026), cord(np.array(loop), .0026), cord(np.array(end), .0026), cord(np.array(end[-4:]), .0035)]
    k = np.linspace(-1, 1, 9)
    knot = np.array([_on(s, .002 * q, y + .0065 * q, .0075 + .002 * (1 - q * q)) for q in k])
    return together([*parts, cord(knot, .0046)])


def garment(number):
    """The Garment of product 18."""
    front, back = trousers(**CUT), trousers(**CUT)
    area, openings = box(front, back), ('waist', 'hem')
    return Garment(
        panels=[Panel('front', front, -1, .0105, openings), Panel('back', back, 1, .0105, openings)], box=area, wall='#D5E1EA',
        body=legs(waist=.158, hip=.182, foot=.175, thigh=.088, knee=.058, step=.03),
        paint={'front': _paint(front, area, True), 'back': _paint(back, area, False)}, look=dict(weave='smooth', seam=.003, rough=.7),
        cloth=Cloth(bend=1.5e-4, hold=-.03, scale=_elastic), height=1.04, share=.66, press=5,
        trims=lambda coarse, fine: [Trim('strings', _strings(fine), dict(kind='plain', colour=CORD, rough=.9)),
                                    Trim('eyelets', together([button(*locate(fine, 0, m * .025, -.022), .0058, .0018) for m in (1, -1)]),
                                         dict(kind='plain', colour='#B98A52', rough=.35, metal=1))],
        views={'front': View(elevation=4), 'detail': View(turn=24, elevation=8, zoom=2.0, at=(.04, .22))})
