"""Zoya's pleated midi skirt: coral, a flat waistband, pressed pleats that open like a fan, a pocket in the side seam."""
import numpy as np

from mesh.curve import through
from paint.bottom import bar_tack
from paint.stitches import sunk, thread
from paint.svg import blur, canvas, stroke
from pattern.grid import Grid, around

from .garment import Garment, View

GROUND, INK, THREAD, BAND, PLEATS, LENGTH = '#E9785C', '#A84A34', '#CF6148', .042, 22, .76
WIDE = through([-LENGTH, -.50, -.28, -.14, -BAND, 0], [.305, .236, .192, .164, .136, .131])
DEEP = through([-LENGTH, -.50, -.28, -.14, -BAND, 0], [.235, .178, .146, .124, .099, .095])
half = through([-LENGTH, -.28, -BAND, 0], [.430, .275, .190, .186])


def _ring(turn, v):
    """The fan the pleats are pressed into, swinging a little to one side."""
    t = np.clip((-v - BAND) / (LENGTH - BAND), 0, 1)
    wave = .055 * np.cos(5 * turn + .9) + .050 * np.cos(3 * turn - 1.1) + .030 * np.cos(8 * turn + .4)
    swell, swing = 1 + t**1.8 * wave, .055 * t**2 - .012 * np.sin(np.pi * t)
    x = WIDE(v) * np.sin(turn + .05 * t**2 * np.sin(4 * turn)) * swell + swing
    y = -DEEP(v) * np.cos(turn) * swell
    return x, y, 1.04 + v + t**2 * (.030 * np.sin(turn) * WIDE(v) / .3 + .10 * wave - .008)


def _relief(piece, u, v):
    """Knife pleats: a slow rise and a quick fall, deeper towards the hem, under a flat waistband."""
    phase = (u / half(v) * PLEATS / 2 + PLEATS / 2) % 1
    saw = np.where(phase < .70, phase / .70, (1 - phase) / .30)
    t = np.clip((-v - BAND) / (LENGTH - BAND), 0, 1)
    pleat = (saw - .55) * (.0030 + .0230 * t**.9) * np.clip(t / .012, 0, 1)
    return np.where(-v < BAND, .0022, pleat)


def _paint(pocket):
    y = np.linspace(BAND, LENGTH + .01, 30)
    fold = lambda f: 'M ' + ' L '.join(f'{f * half(-q):.4f} {q:.4f}' for q in y) + ' '
    ridges = ''.join(fold((k + .70) / PLEATS * 2 - 1) for k in range(PLEATS))
    valleys = ''.join(fold(k / PLEATS * 2 - 1) for k in range(1, PLEATS))
    band = f'<rect x="-.6" y="-.05" width="1.2" height="{.05 + BAND}" fill='
    colour = stroke(valleys, INK, .0034, 'opacity=".40" filter="url(#near)"') + stroke(ridges, '#F6AD97', .0022, 'opacity=".35"')
    colour += thread(f'M -.6 {LENGTH - .016} H .6', THREAD) + band + f'"{GROUND}"/>' + stroke(f'M -.6 {BAND} H .6', INK, .0020) + \
        thread(f'M -.6 {BAND - .004} H .6', THREAD) + thread('M -.6 .005 H .6', THREAD)
    height = stroke(f'M -.6 {LENGTH - .016} H .6', '#5c5c5c', .0026) + band + '"#a4a4a4"/>' + sunk(f'M -.6 {BAND} H .6')
    if pocket:
        slit = 'M ' + ' L '.join(f'{half(-q) - .006:.4f} {q:.4f}' for q in np.linspace(.062, .200, 12))
        colour += stroke(slit, '#8A3A28', .0026) + thread(slit, THREAD, shift=(-.006, 0)) + \
            ''.join(bar_tack(half(-q) - .010, q, '#B9513A') for q in (.062, .200))
        height += sunk(slit, .0034)
    area = (-.52, .52, -LENGTH - .02, .02)
    return canvas(area, colour, GROUND, blur('near', .0016)), \
        canvas(area, f'<g filter="url(#soft)">{height}</g>', '#808080', blur('soft', .0007))


def garment(number):
    """The Garment of product 2."""
    pleat = [0, .24, .48, .70, .85]
    columns = np.array([(k + p) / PLEATS * 2 - 1 for k in range(PLEATS) for p in pleat] + [1])
    edge = lambda h: lambda f: np.full(np.shape(f), h)
    panels = [Grid(n, k, columns, 56, half, edge(0.0), edge(-LENGTH)) for n, k in (('front', -1), ('back', 1))]
    return Garment(
        panels=panels, body=None, form=lambda s: around(s, half, _ring), relief=_relief, height=1.04, box=(-.52, .52, -LENGTH - .02, .02),
        wall='#F3E7C4', paint={'front': _paint(True), 'back': _paint(False)}, look=dict(weave='smooth', seam=.0020, rough=.7, sheen=.2),
        hem=(.0018, .016), share=.70,
        views={'front': View(elevation=8), 'detail': View(turn=38, elevation=10, zoom=2.1, at=(.04, .24))})
