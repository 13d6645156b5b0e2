"""Zoya's pleated midi skirt: coral, a flat waistband, pleats that open towards the hem."""
import numpy as np

from drape.legs import legs
from drape.solver import Cloth
from paint.stitches import sunk, thread, turned
from paint.svg import blur, canvas, segment, stroke
from pattern.bottom import skirt
from pattern.outline import box
from pattern.panel import Panel

from .garment import Garment, View

GROUND, INK, THREAD, BAND, PLEATS = '#E9785C', '#B9513A', '#D4664B', .042, 13
CUT = dict(waist=.172, hip=.245, hem=.345, length=.76, drop=.035)


def _half_width(v):
    """Half width of the pattern at height v."""
    return np.interp(-v, [0, .20, .35, .55, .76], [.172, .245, .278, .312, .345])


def _relief(piece, u, v):
    """Knife pleats: a slow rise and a quick fall, from nothing at the waistband to 9 mm at the hem."""
    phase = (u / _half_width(v) * PLEATS / 2 + .5) % 1
    saw = np.where(phase < .78, phase / .78, (1 - phase) / .22)
    depth = .0085 * np.clip((-v - BAND) / .45, 0, 1)**.6
    return (saw - .5) * depth


def _folds():
    """The pleats' edges as paths."""
    out = ''
    for k in range(-PLEATS // 2, PLEATS // 2 + 1):
        rows = [(BAND, .178), (.20, .245), (.35, .278), (.55, .312), (.80, .352)]
        f = (k + .5 - .22 + 0) / PLEATS * 2
        if abs(f) < 1:
            out += 'M ' + ' L '.join(f'{f * w:.4f} {y}' for y, w in rows) + ' '
    return out


def _paint(half, area):
    folds, hem = _folds(), segment(half, 'hem')
    colour = stroke(folds, INK, .0022, 'opacity=".55"') + stroke(folds, '#F3A48C', .0030, 'opacity=".30" transform="translate(-.003 0)"')
    colour += f'<rect x="-.4" y="-.05" width=".8" height="{.05 + BAND}" fill="{GROUND}"/>' + stroke(f'M -.4 {BAND} H .4', INK, .0022) + \
        thread(f'M -.4 {BAND - .004} H .4', THREAD) + thread('M -.4 .006 H .4', THREAD)
    height = stroke(folds, '#505050', .0022) + f'<rect x="-.4" y="-.05" width=".8" height="{.05 + BAND}" fill="#a4a4a4"/>' + \
        sunk(f'M -.4 {BAND} H .4') + turned(hem, .016)
    return canvas(area, colour, GROUND), canvas(area, f'<g filter="url(#soft)">{height}</g>', '#808080', blur('soft', .0009))


def garment(number):
    """The Garment of product 2."""
    cut = skirt(**CUT)
    area, openings = box(cut), ('waist', 'hem')
    return Garment(
        panels=[Panel('front', cut, -1, .011, openings), Panel('back', cut, 1, .011, openings)], box=area, wall='#F3E7C4',
        body=legs(waist=.134, hip=.168, foot=.10, thigh=.078, knee=.052), relief=_relief, height=1.04,
        paint={'front': _paint(cut, area), 'back': _paint(cut, area)}, look=dict(weave='smooth', seam=.0022, rough=.7, sheen=.25),
        cloth=Cloth(bend=6e-4, hold=-.03), hem=(.0018, .016), share=.74,
        views={'front': View(elevation=7), 'detail': View(turn=28, elevation=7, zoom=1.9, at=(.04, .22))})
