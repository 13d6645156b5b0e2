"""Ila's indigo scarf with a line of waves left white along its edges, hung over a wooden bar in soft folds."""
import numpy as np

from mesh.noise import noise, noise1
from mesh.sheet import grid, normals
from mesh.solid import cord, together
from paint.svg import canvas

from .goods import Goods, Part, Shot

INDIGO, DEEP, WHITE, WOOD = '#5A769B', '#4A6488', '#FBF8F0', '#C79F78'
WIDE, FRONT, BACK, BAR = .74, .600, .680, .0125


def _folds(u, far):
    """Folds -1..1 of the cloth at parts u (-1..1) of its width and `far` metres below the bar; they drift and soften."""
    at = np.stack(np.broadcast_arrays(u, far * 1.4, 0 * u), -1)
    w = 2 * np.pi * (2.3 * u + .42 * noise1(u, .55, 7)) + 2.1 * noise(at, .62, 3) + .7 * noise(at, .28, 4)
    alive = .62 + .55 * noise(at * (1, .8, 1), .45, 17)
    g = (np.sin(w) + .30 * np.sin(2 * w + 1.1 + 2 * noise1(u, .7, 9))) * alive + .30 * noise(at * (1.6, .5, 1), .20, 15)
    return g / 1.3, w


def _tail(p, far, front):
    """Where a tail leans and ends: it hangs a little askew."""
    u = p[..., 0] / .20
    k = np.clip(far / .6, 0, 1)
    p[..., 0] += (.012 if front else .040) * k**1.2
    p[..., 2] -= (.022 * u if front else -.030 * u) * k**1.5
    return p


def _cloth():
    """Points (length, width, 3) and pattern coordinates, from the front hem over the bar to the hem behind."""
    far = np.concatenate([-np.linspace(FRONT, .03, 300), np.linspace(-.0295, .0295, 60), np.linspace(.03, BACK, 240)])[:, None]
    u = np.linspace(-1, 1, 620)
    r = BAR + .0012
    quarter = r * np.pi / 2
    a = np.clip(far / quarter, -1, 1) * np.pi / 2
    down = np.maximum(np.abs(far) - quarter, 0)
    g, w = _folds(u * np.where(far < 0, 1, .92) + np.where(far < 0, 0, .13), down * np.sign(far) + .3 * (far > 0))
    spread = 1 - np.exp(-(down / .28)**1.3)
    amp = .0028 + .0270 * spread**.8
    h = amp * (1 + g) * (1 + .25 * noise1(u + far, .5, 21))
    half = .160 + .034 * spread
    x = half * u + .007 * spread * np.cos(w) - .004 * np.sin(u * 2)
    n = np.stack(np.broadcast_arrays(0 * u, np.sin(a), np.cos(a)), -1)
    p = np.stack(np.broadcast_arrays(x, r * np.sin(a) + 0 * u, r * np.cos(a) - down + 0 * u), -1) + n * h[..., None]
    p = np.where((far < 0)[..., None], _tail(p.copy(), down, True), _tail(p.copy(), down, False))
    m = normals(p)
    p = p + m * (.0016 * noise(p * (1, 1, .35), .030, 5) + .0007 * noise(p, .016, 6) * np.clip(down / .05, .2, 1))[..., None]
    uv = np.stack(np.broadcast_arrays(u * WIDE / 2, far), -1)
    return p, uv


def _paint(area):
    """Indigo, uneven as a vat leaves it, with a white line of waves inside every edge."""
    x1, front, back = WIDE / 2 - .030, FRONT - .034, BACK - .034
    up = np.linspace(-back, front, 900)
    across = np.linspace(-x1, x1, 400)
    path = lambda q: 'M ' + ' L '.join(f'{a:.4f} {b:.4f}' for a, b in q)
    pitch, turn = 2 * x1 / 12, 2 * np.pi
    side = lambda m: path(np.column_stack([m * (x1 + .0090 * np.sin(turn * (front - up) / ((front + back) / 22))), up]))
    end = lambda y, m: path(np.column_stack([across, y + m * .0090 * np.sin(turn * (across - x1) / pitch)]))
    lines = ''.join(f'<path d="{d}" fill="none" stroke="{WHITE}" stroke-width=".0078" stroke-linecap="round" stroke-linejoin="round"/>'
                    for d in (side(1), side(-1), end(front, 1), end(-back, -1)))
    cloud = '<filter id="vat" x="0" y="0" width="1" height="1"><feGaussianBlur stdDeviation=".03"/></filter>'
    rng, spots = np.random.default_rng(2), ''
    for _ in range(70):
        spots += f'<circle cx="{rng.uniform(-.37, .37):.3f}" cy="{rng.uniform(-.7, .6):.3f}" r="{rng.uniform(.02, .07):.3f}" ' \
                 f'fill="{DEEP if rng.random() < .6 else "#6886AC"}" opacity=".45"/>'
    return canvas(area, f'<g filter="url(#vat)">{spots}</g>' + lines, INDIGO, cloud)


def goods(number):
    """The Goods of product 21."""
    p, uv = _cloth()
    area = (-WIDE / 2, WIDE / 2, -FRONT, BACK)
    hems = [cord(q[::2], .0012) for q in (p[0], p[-1], p[:, 0], p[:, -1])]
    bar = cord(np.column_stack([np.linspace(-.8, .8, 60), np.zeros(60), np.zeros(60)]), BAR, 48)
    cloth = dict(kind='woven', pitch=.0016, depth=.00030, contrast=.50, mottle=.10, fuzz=.16, sheen=.25, slub=.60)
    return Goods([Part('scarf', grid(p, uv), dict(cloth, colour=_paint(area)), area), Part('hems', together(hems), dict(cloth, colour=INDIGO)),
                  Part('bar', bar, dict(kind='plain', colour=WOOD, rough=.6), prop=True)],
                 wall='#E9D8C8', distance=.34, share=.74, samples=1, smooth=.9,
                 views={'front': Shot(turn=14, elevation=4), 'detail': Shot(turn=-16, elevation=6, zoom=2.0, at=(-.06, -.22))})
