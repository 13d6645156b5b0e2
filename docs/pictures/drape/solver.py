"""Position-based cloth (XPBD, many small steps): the garment is laid flat around a flat mannequin, which fills out,
lowers its arms, and is then left while the cloth comes to rest."""
import time

import numpy as np

from .constraints import bends, colour, flat_lengths
from .layers import Layers
from .mannequin import distance


# Weaker than on earth: what a step cannot hold back shows as sag, and sag pulls every fold flat.
GRAVITY = 3.0


class Cloth:
    """bend: compliance of bending (smaller is stiffer: denim 1e-5, jersey 2e-4, viscose 1e-3); friction: 0..1;
    scale(piece, x, y): see `flat_lengths`; hold: pattern height above which the cloth does not slide down (waistbands)."""

    def __init__(self, bend=2e-4, friction=.35, damping=2.5, thickness=.0075, scale=None, clearance=.003, hold=None):
        self.bend, self.friction, self.damping = bend, friction, damping
        self.thickness, self.scale, self.clearance, self.hold = thickness, scale, clearance, hold

    def key(self):
        """Everything that changes the drape, as text; of `scale`, its results on a lattice."""
        x, y = np.meshgrid(np.linspace(-.6, .6, 25), np.linspace(-1.2, .1, 40))
        q = [np.round(np.broadcast_to(v, x.shape), 4).tolist() for k in (0, 1) for v in self.scale(np.full(x.shape, k), x, y)] \
            if self.scale else None
        return repr((self.bend, self.friction, self.damping, self.thickness, self.clearance, self.hold, q))


def _solve(x, a, b, rest, compliance, groups):
    for g in groups:
        i, j = a[g], b[g]
        d = x[i] - x[j]
        r = np.sqrt((d * d).sum(1)) + 1e-9
        d *= ((r - rest[g]) / r / (2 + compliance))[:, None]
        x[i] -= d
        x[j] += d


def _collide(x, old, parts, depth, clearance, friction):
    d, g = distance(parts, x, depth)
    pen = clearance - d
    hit = pen > 0
    if not hit.any():
        return
    n, pen = g[hit], np.minimum(pen[hit], .006)[:, None]
    move = x[hit] - old[hit]
    tang = move - (move * n).sum(1, keepdims=True) * n
    size = np.sqrt((tang * tang).sum(1, keepdims=True)) + 1e-12
    x[hit] += n * pen - tang * np.minimum(1, friction * pen / size + friction * .3)


def drape(s, body, cloth, seconds=2.4, grow=.9, step=1 / 550, log=print):
    """Move s.verts to where the cloth hangs at rest. body(t) gives the mannequin's parts with arms lowered by t in 0..1.

    seconds: simulated time; grow: time in which the mannequin fills out; the arms go down after that.
    """
    e, rest, fe, _ = flat_lengths(s, cloth.scale)
    bp, brest = bends(s, e, rest, fe)
    x = s.verts.copy()
    v = np.zeros_like(x)
    groups, bgroups = colour(e, len(x)), colour(bp, len(x))
    layers = Layers(s, cloth.thickness)
    compliance = cloth.bend / step**2
    held = s.flat[:, 1] > cloth.hold if cloth.hold is not None else np.zeros(len(x), bool)
    level = x[held, 2].copy()
    t0, n = time.time(), int(seconds / step)
    for k in range(n):
        t = k * step
        depth = .08 + .92 * min(1, t / grow)
        pose = np.clip((t - grow * .8) / (seconds * .35), 0, 1)
        calm = cloth.damping * (1 + 6 * max(0, t / seconds - .75) * 4)
        v[:, 2] -= GRAVITY * step
        v *= 1 - min(.5, calm * step)
        old = x.copy()
        x = x + v * step
        _solve(x, e[:, 0], e[:, 1], rest, 0, groups)
        _solve(x, e[:, 0], e[:, 1], rest, 0, groups[::-1])
        _solve(x, bp[:, 0], bp[:, 1], brest, compliance, bgroups)
        if k % 6 == 0:
            layers.find(x)
        layers.push(x)
        _collide(x, old, body(pose * pose * (3 - 2 * pose)), depth, cloth.clearance, cloth.friction)
        x[held, 2] = level
        v = (x - old) / step
        speed = np.sqrt((v * v).sum(1, keepdims=True))
        v *= np.minimum(1, 3 / np.maximum(speed, 1e-9))
    s.verts = x
    log(f'drape: {len(x)} vertices, {n} steps, {time.time() - t0:.1f} s, '
        f'edges {np.percentile(np.sqrt(((x[e[:, 0]] - x[e[:, 1]])**2).sum(1)) / rest, [1, 50, 99]).round(3)}')
    return s
