"""The shop's sun and waves as thick cut card, standing one behind the other."""
import numpy as np

from mesh.surface import Surface


def _slab(outline, depth):
    """A closed outline (n, 2), x and z in metres, given `depth` metres of thickness; sides and faces."""
    n = len(outline)
    front, back = (np.column_stack([outline[:, 0], np.full(n, y), outline[:, 1]]) for y in (0, depth))
    mid = outline.mean(0)
    v = np.concatenate([front, back, [[mid[0], 0, mid[1]], [mid[0], depth, mid[1]]]])
    i, j = np.arange(n), (np.arange(n) + 1) % n
    side = np.concatenate([np.stack([i, j, j + n], 1), np.stack([i, j + n, i + n], 1)])
    caps = np.concatenate([np.stack([np.full(n, 2 * n), j, i], 1), np.stack([np.full(n, 2 * n + 1), i + n, j + n], 1)])
    f = np.concatenate([side, caps])
    return Surface(v, f, v[f][..., (0, 2)], np.zeros(len(f), int))


def disc(radius, depth=.012):
    """A round card around the origin."""
    a = np.linspace(0, 2 * np.pi, 256, endpoint=False)
    return _slab(np.column_stack([np.cos(a), np.sin(a)]) * radius, depth)


def wave(width, swell, low, length=.5, phase=0.0, depth=.012):
    """A card with a waving upper edge around z = 0, reaching down to `low`; length: of one wave, metres."""
    x = np.linspace(-width / 2, width / 2, 400)
    top = np.column_stack([x, swell * np.sin(2 * np.pi * x / length + phase)])
    foot = np.column_stack([x[::-1], np.full(400, low)])
    return _slab(np.concatenate([top, foot]), depth)
