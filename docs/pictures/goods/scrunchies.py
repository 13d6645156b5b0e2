"""Sana's scrunchies from offcuts: three gathered rings, one coral, one apricot, one striped, two side by side, one on top."""
import numpy as np
from scipy.spatial import cKDTree

from mesh.noise import noise, ring_noise
from mesh.place import placed
from mesh.sheet import grid
from paint.svg import canvas

from .goods import Goods, Part, Shot
from .plinth import TONES, plinth

CORAL, APRICOT, CREAM = '#E9785C', '#F3C88B', '#F3ECDF'
HOLE, FAT = .0175, .0150
LONG, WIDE = .46, .105


def gathered(seed, puffs=15):
    """Points (rows around the tube, columns around the ring, 3) and uv of cloth gathered on an elastic ring in the x-y plane.
    Pleats start tight at the hole and open, merge and swell towards the outside."""
    th = np.linspace(0, 2 * np.pi, 1200, endpoint=False)
    ph = np.linspace(0, 2 * np.pi, 201)[:, None]
    out = .5 - .5 * np.cos(ph)                       # 0 at the hole, 1 outside
    drift = .10 * ring_noise(th, 7, seed, 2, 1.6 * np.cos(ph)) + .045 * ring_noise(th, 22, seed + 1, 1, 2.2 * np.sin(ph))
    f = th + drift * out
    def pinched(around, s, swirl, deep=1.0):
        """0 on the crests, down to -1 where two folds meet; single folds differ in width and depth."""
        w = ring_noise(th, around, s, 1, swirl * np.cos(ph) + .7 * swirl * np.sin(ph))
        return -np.clip(1 - np.abs(w) / .34, 0, 1)**1.4 * (1 + .6 * ring_noise(th, around * .4, s + 50)) * deep
    big, mid, fine = pinched(puffs, seed + 2, .28), pinched(puffs * 2.1, seed + 3, .42), pinched(puffs * 4.4, seed + 4, .7)
    size = FAT * (1 + .10 * ring_noise(th, 5, seed + 5, 1))
    h = .0072 * big * (.40 + .60 * out) + .0034 * mid * (.95 - .35 * out) + .0013 * fine * (1 - .6 * out)
    h += .0032 * ring_noise(th, puffs * .5, seed + 9, 1, .8 * np.cos(ph)) * out + .0016
    r = size * (1 + .22 * out**2) + h
    x = HOLE + size - r * np.cos(ph)
    twist = .0068 * ring_noise(th, puffs * .62, seed + 7, 1, np.cos(ph) * .5) * out**1.5
    z = r * np.sin(ph) * (.90 - .22 * out**2) + twist
    p = np.stack(np.broadcast_arrays(x * np.cos(f), x * np.sin(f), z), -1)
    p = p * (1 + .03 * np.sin(seed), 1 - .03 * np.sin(seed), 1) + .0006 * noise(p, .007, seed + 8, 2)[..., None]
    uv = np.stack(np.broadcast_arrays(np.append(th, 2 * np.pi) / (2 * np.pi) * LONG, ph / (2 * np.pi) * WIDE), -1)
    return p, uv


def _striped(area):
    """Coral stripes along the tube, one finger wide and two fingers apart, and a hair line of teal."""
    body = ''
    for k in range(-1, 40):
        x = k * .0195
        body += f'<rect x="{x}" y="-1" width=".0075" height="2" fill="{CORAL}"/>'
    return canvas(area, body, CREAM)


def _settled(s, at):
    """s on the plinth over (x, y), its lowest folds pressed flat."""
    s = placed(s, shift=(*at, 0))
    s.verts[:, 2] -= np.quantile(s.verts[:, 2], .006)
    s.verts[:, 2] = np.maximum(s.verts[:, 2], .0002)
    return s


def _on_top(s, at, others):
    """s lowered over (x, y) until it sinks a little into the others."""
    s = placed(s, shift=(*at, -s.verts[:, 2].min()))
    tree = cKDTree(np.concatenate([o.verts[::5] for o in others]))
    touching = lambda z: (tree.query(s.verts[::37] + (0, 0, z))[0] < .0011).sum() > 14
    z = next(z for z in np.arange(.050, -.01, -.004) if touching(z)) + .004
    for step in (.002, .001, .0006):
        z -= 0 if touching(z - step) else step
    return placed(s, shift=(0, 0, z))


def goods(number):
    """The Goods of product 22."""
    cloth = dict(kind='woven', pitch=.0008, depth=.00016, contrast=.26, mottle=.05, fuzz=.14, sheen=.3, rough=.62, specular=.3)
    area = (0, LONG, 0, WIDE)
    ring = lambda seed, *turns: placed(grid(*gathered(seed), True), turns)
    coral, apricot = _settled(ring(3, ('z', 20)), (-.051, -.012)), _settled(ring(11, ('z', 130)), (.050, -.026))
    striped = _on_top(ring(29, ('z', 40), ('x', 9), ('y', 5)), (-.006, .034), [coral, apricot])
    made = [Part(name, s, dict(cloth, colour=colour or _striped(area)), area)
            for name, s, colour in (('coral', coral, CORAL), ('apricot', apricot, APRICOT), ('striped', striped, None))]
    wall, step = TONES['sky']
    return Goods(made + [plinth(.150, step, (.004, .012))], wall=wall, floor=-.35, samples=1, smooth=.9, key=.9,
                 views={'front': Shot(elevation=24), 'detail': Shot(elevation=34, turn=-24, zoom=1.7, at=(.1, 0))})
