"""Zoya's sundress: a smocked bodice on straps, three gathered tiers, apricot at the shoulder to coral at the hem."""
import numpy as np

from mesh.curve import through
from mesh.ribbon import path, ribbon
from mesh.solid import together
from paint.stitches import sunk, thread
from paint.svg import blur, canvas, stroke
from pattern.grid import Grid, around

from .garment import Garment, Trim, View

SHADES, INK = ('#F5CF9B', '#F3B585', '#EE9670', '#E57557'), '#B9573E'
TIERS, HEM, ROWS, FRILL = (.352, .605, .860), 1.12, 14, .013
TICKS = 'stroke-dasharray=".0013 .0038 .0011 .0046"'
RULE = 'opacity=".28"'
AREA = (-.56, .56, -HEM - .03, 0)
Z = [-HEM, -.86, -.605, -.46, -.352, -.30, -.245, -.20, -.12]
WIDE = through(Z, [.330, .272, .208, .160, .122, .130, .146, .150, .140])
FRONT = through(Z, [.245, .200, .152, .116, .084, .096, .112, .106, .088])
BACK = through(Z, [.235, .190, .140, .104, .072, .076, .082, .084, .080])
half = through(Z, [.470, .385, .296, .220, .166, .182, .206, .208, .186])
NECK = {0: through([0, .18, .36, .46, .54, .78, 1], [-.168, -.158, -.134, -.126, -.132, -.172, -.192]),
        1: through([0, .40, .52, .78, 1], [-.158, -.154, -.156, -.178, -.192])}


def _ring(turn, v):
    """The body above, a swinging bell below."""
    t = np.clip((-v - TIERS[0]) / (HEM - TIERS[0]), 0, 1)
    wave = .045 * np.cos(4 * turn + .9) + .045 * np.cos(3 * turn - 1.3) + .025 * np.cos(7 * turn + .2)
    swell = 1 + t**1.6 * wave
    a = np.abs((turn + np.pi) % (2 * np.pi) - np.pi)
    bust = .017 * np.exp(-((a - .60) / .36)**2 - ((v + .238) / .050)**2)
    deep = np.where(np.cos(turn) > 0, FRONT(v) + bust, BACK(v))
    x = WIDE(v) * np.sin(turn) * swell + .045 * t**2 - .010 * np.sin(np.pi * t)
    return x, -deep * np.cos(turn) * swell, 1.44 + v + t**2 * (.022 * np.sin(turn) + .08 * wave - .006)


def _neck(piece, u, v):
    """Metres below the neckline."""
    f = np.abs(u / half(v))
    return np.where(piece == 0, NECK[0](f), NECK[1](f)) - v


def _relief(piece, u, v):
    """Gathers: many small ones under each seam that run together into fewer and deeper folds, each tier over the last;
    puffs between the elastic rows of the bodice; a frill along the neckline."""
    y, f, down = -v, u / half(v), _neck(piece, u, v)
    out = np.zeros(len(u))
    for k, (a, b) in enumerate(zip(TIERS, (*TIERS[1:], HEM + .03))):
        t = np.clip((y - a) / (b - a), 0, 1)
        n = 9 + 3 * k
        wave = np.sin(np.pi * n * f + 1.3 * np.sin(3 * f + k) + 2 * k + piece) * (.20 + .80 * t)
        second = np.sin(np.pi * n * 1.62 * f + 1.7 * np.sin(4 * f - k) + piece) * .35 * (1 - .4 * t)
        small = np.sin(np.pi * n * 2.9 * f + 2.0 * np.sin(5 * f + k)) * (1 - t)**2.5 * .55
        puff = .0055 * np.exp(-((y - a - .013) / .015)**2)
        out = np.where((y > a) & (y <= b), (.0080 + .0030 * k) * (wave + second + small) * np.clip((y - a) / .016, 0, 1) + puff, out)
    row = ROWS * (down - FRILL) / (down + TIERS[0] - y - FRILL)
    puffs = .0019 * np.abs(np.sin(np.pi * row))**.8 * (1 + .30 * np.sin(2 * np.pi * u / .0105 + 9.7 * np.floor(row)**2))
    frill = .0026 * np.clip((.92 - np.abs(f)) / .25, 0, 1) * np.sin(2 * np.pi * u / .0150 + .8 * np.sin(u * 60)) * np.clip(1 - down / FRILL, 0, 1)
    return np.where(y < TIERS[0], np.where(down < FRILL, frill, puffs * np.clip((TIERS[0] - y) / .006, 0, 1)), out)


def _paint(side):
    stops = ''.join(f'<stop offset="{o}" stop-color="{c}"/>' for o, c in zip((0, .36, .66, 1), SHADES))
    defs = f'<linearGradient id="dusk" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{HEM}">{stops}</linearGradient>'
    f = np.linspace(-1, 1, 81)
    depth = lambda x, k: FRILL - NECK[side](abs(x)) + (TIERS[0] + NECK[side](abs(x)) - FRILL) * k / ROWS
    under = lambda k: 'M ' + ' L '.join(f'{x * half(-depth(x, k)):.4f} {depth(x, k):.4f}' for x in f) + ' '
    rows, seams = ''.join(under(k) for k in range(ROWS)), ''.join(f'M -.6 {y} H .6 ' for y in TIERS)
    clip = f'<clipPath id="bodice"><rect x="-.6" y="0" width="1.2" height="{TIERS[0]}"/></clipPath>'
    colour = '<rect x="-1" y="-.2" width="2" height="2" fill="url(#dusk)"/>'
    colour += f'<g clip-path="url(#bodice)">{stroke(rows, INK, .0014, RULE)}</g>'
    colour += stroke(seams, INK, .0022, 'opacity=".5"') + thread(f'M -.6 {HEM - .016} H .6', INK, .0010)
    height = f'<g clip-path="url(#bodice)">{stroke(rows, "#484848", .0022)}{stroke(rows, "#5a5a5a", .011, TICKS)}</g>'
    for y in TIERS:
        ticks = f'M -.6 {y + .012} H .6'
        colour += stroke(ticks, '#000', .022, 'stroke-dasharray=".0016 .0062 .0020 .0048" opacity=".12"')
        height += stroke(ticks, '#4c4c4c', .024, 'stroke-dasharray=".0016 .0062 .0020 .0048"')
    height += sunk(seams) + stroke(f'M -.6 {HEM - .016} H .6', '#5c5c5c', .0024)
    return canvas(AREA, colour, SHADES[0], defs + clip), \
        canvas(AREA, f'<g filter="url(#soft)">{height}</g>', '#808080', blur('soft', .0010) + clip)


def _straps():
    """Two straps from the points of the neckline over the shoulders to the back."""
    out = []
    for m in (1, -1):
        ends = [np.array(_ring(np.array([a]), np.array([v])))[:, 0] for a, v in ((m * .46 * np.pi / 2, -.142), (m * (2 - .50) * np.pi / 2, -.176))]
        (x0, y0, z0), (x1, y1, z1) = ends
        way = [(x0, y0 + .002, z0), (m * .096, y0 + .004, 1.355), (m * .090, -.050, 1.402), (m * .087, -.004, 1.424),
               (m * .089, .042, 1.398), (m * .095, y1 - .004, 1.335), (x1, y1 - .002, z1)]
        p = path(way, 70)
        t = np.linspace(-1, 1, 70)
        across = np.column_stack([np.ones(70), -m * .50 * np.sin(t * np.pi / 2) * -1, -m * .35 * (1 - t * t)])
        out.append(ribbon(p, across, .019, .0028))
    return together(out)


def garment(number):
    """The Garment of product 16."""
    columns = np.linspace(-1, 1, 113)
    panels = [Grid(n, k, columns, 78, half, lambda f, i=i: NECK[i](np.abs(f)), lambda f: np.full(np.shape(f), -HEM), 1.15)
              for i, (n, k) in enumerate((('front', -1), ('back', 1)))]
    look, strip = dict(weave='smooth', seam=.0024, rough=.8), (-.05, .60, -.02, .02)
    lines = 'M -.1 .0065 H .7 M -.1 -.0065 H .7'
    flat = canvas(strip, thread(lines, '#D89F6B'), SHADES[0]), canvas(strip, stroke(lines, '#5a5a5a', .0016), '#808080')

    def trims(coarse, fine):
        return [Trim('straps', _straps(), dict(kind='cloth', colour=flat[0], height=flat[1], **look), strip)]

    return Garment(
        panels=panels, body=None, form=lambda s: around(s, half, _ring), relief=_relief, box=AREA, wall='#D5E1EA', trims=trims,
        paint={'front': _paint(0), 'back': _paint(1)}, look=look, hem=(.0018, .012), share=.76,
        views={'front': View(), 'detail': View(turn=-13, elevation=7, zoom=2.2, at=(0, .27))})
