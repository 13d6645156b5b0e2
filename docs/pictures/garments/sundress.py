"""Zoya's sundress: a smocked bodice on straps, three gathered tiers, apricot at the shoulder to coral at the hem."""
import numpy as np

from drape.solver import Cloth
from drape.torso import torso
from paint.stitches import sunk, turned
from paint.svg import blur, canvas, segment, stroke
from pattern.outline import box
from pattern.panel import Panel
from pattern.strappy import strappy

from .garment import Garment, View

SHADES, INK = ('#F5CF9B', '#F3B585', '#EE9670', '#E57557'), '#B9573E'
TIERS, HEM = (.355, .615, .880), 1.13
CUT = dict(waist=(.158, -.345), hem=(.36, -HEM))


def _half_width(v):
    return np.interp(-v, [.19, .345, .45, .75, HEM], [.178, .158, .180, .262, .36])


def _relief(piece, u, v):
    """Gathers: many small ones under each seam that run together into fewer and deeper folds, each tier over the last."""
    y, f = -v, u / _half_width(v)
    out = np.zeros(len(u))
    ends = (*TIERS[1:], HEM + .05)
    for k, (a, b) in enumerate(zip(TIERS, ends)):
        t = np.clip((y - a) / (b - a), 0, 1)
        n = 9 + 3 * k
        wave = np.sin(np.pi * n * f + 1.3 * np.sin(3 * f + k) + 2 * k + piece) * (.25 + .75 * t)
        small = np.sin(np.pi * n * 2.6 * f + 2.0 * np.sin(5 * f + k)) * (1 - t)**2 * .6
        puff = .0045 * np.exp(-((y - a - .012) / .014)**2)
        out = np.where((y > a) & (y <= b), (.0060 + .0012 * k) * (wave + small) * np.clip((y - a) / .02, 0, 1) + puff, out)
    shirr = .0011 * np.sin(2 * np.pi * y / .0165) + .0008 * np.sin(2 * np.pi * u / .011)
    return np.where((y < TIERS[0]) & (y > .11), shirr, out)


def _paint(half, area):
    stops = ''.join(f'<stop offset="{o}" stop-color="{c}"/>' for o, c in zip((0, .36, .66, 1), SHADES))
    defs = f'<linearGradient id="dusk" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{HEM}">{stops}</linearGradient>'
    colour = '<rect x="-1" y="-.2" width="2" height="2" fill="url(#dusk)"/>'
    height, seams = '', ''.join(f'M -.6 {y} H .6 ' for y in TIERS)
    rows = ''.join(f'M -.3 {.118 + .0165 * k:.4f} H .3 ' for k in range(15))
    colour += stroke(seams, INK, .0022, 'opacity=".5"') + stroke(rows, INK, .0012, 'opacity=".22"')
    for k, y in enumerate(TIERS):
        ticks = stroke(f'M -.6 {y + .012} H .6', '#000', .022, 'stroke-dasharray=".0016 .0062 .0020 .0048" opacity=".16"')
        colour, height = colour + ticks, height + stroke(f'M -.6 {y + .012} H .6', '#3c3c3c', .024, 'stroke-dasharray=".0016 .0062 .0020 .0048"')
    height += sunk(seams) + stroke(rows, '#484848', .0020) + turned(segment(half, 'hem'), .018) + \
        stroke(rows, '#5a5a5a', .014, 'stroke-dasharray=".0014 .0042"')
    edge = segment(half, 'neck') + segment(half, 'armhole')
    height += turned(edge, .008)
    return canvas(area, colour, SHADES[0], defs), canvas(area, f'<g filter="url(#soft)">{height}</g>', '#808080', blur('soft', .0010))


def garment(number):
    """The Garment of product 16."""
    openings = ('neck', 'armhole', 'hem')
    front, back = strappy(**CUT), strappy(neck_d=.135, **CUT)
    area = box(front, back)
    return Garment(
        panels=[Panel('front', front, -1, .012, openings), Panel('back', back, 1, .012, openings)], box=area, wall='#F3E7C4',
        body=torso(arms=False, shoulder=.138, chest=.146, waist=.124, hip=.166, bust=.022, sway=.02), relief=_relief,
        paint={'front': _paint(front, area), 'back': _paint(back, area)}, look=dict(weave='smooth', seam=.0026, rough=.8),
        cloth=Cloth(bend=8e-4), hem=(.0020, .012), share=.76,
        views={'front': View(), 'detail': View(turn=-24, elevation=8, zoom=2.0, at=(0, .22))})
