"""Flat plates with rounded edges: an outline, a thickness, and holes if wanted."""
import numpy as np
from scipy.spatial import Delaunay

from .surface import Surface


def _inward(p):
    """Unit normals of a closed outline (n, 2) to its left."""
    t = np.roll(p, -1, 0) - np.roll(p, 1, 0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    return np.column_stack([-t[:, 1], t[:, 0]])


def _inside(q, p):
    """Which points q (m, 2) the outline p (n, 2) holds."""
    x, y = q[:, :1], q[:, 1:]
    a, b = p, np.roll(p, -1, 0)
    with np.errstate(divide='ignore', invalid='ignore'):
        cross = (a[:, 1] > y) != (b[:, 1] > y)
        at = (b[:, 0] - a[:, 0]) * (y - a[:, 1]) / (b[:, 1] - a[:, 1]) + a[:, 0]
    return (cross & (x < at)).sum(1) % 2 == 1


def area(p):
    """Signed area of an outline, positive when it runs anticlockwise."""
    q = np.roll(p, -1, 0)
    return ((p[:, 0] * q[:, 1] - q[:, 0] * p[:, 1]).sum()) / 2


def slab(outline, thickness, bevel, holes=(), steps=4, lift=None):
    """A plate in the x-y plane from z = 0 to `thickness`, metres, its edges rounded by `bevel`; uv is (x, y).
    lift(x, y): added to z, bends the plate."""
    loops = [outline if area(outline) > 0 else outline[::-1]] + [h[::-1] if area(h) > 0 else h for h in holes]
    verts, faces, base = [], [], 0
    caps, ids = [], []
    a = np.linspace(0, np.pi / 2, steps + 1)
    rings = [(bevel * 1.3, 0)] + [(bevel * (1 - np.sin(q)), bevel * (1 - np.cos(q))) for q in a]
    rings += [(o, thickness - z) for o, z in rings[::-1]]
    for p in loops:
        n, m = _inward(p), len(p)
        for o, z in rings:
            verts.append(np.column_stack([p + n * o, np.full(m, z)]))
        r, k = np.meshgrid(np.arange(len(rings) - 1), np.arange(m), indexing='ij')
        r, k = r.ravel(), k.ravel()
        v = [base + r * m + k, base + r * m + (k + 1) % m, base + (r + 1) * m + (k + 1) % m, base + (r + 1) * m + k]
        faces += [np.column_stack([v[0], v[1], v[2]]), np.column_stack([v[0], v[2], v[3]])]
        caps.append(p + n * rings[0][0])
        ids.append(base + np.arange(m))
        base += m * len(rings)
    flat, low = np.concatenate(caps), np.concatenate(ids)
    high = np.concatenate([i + (len(rings) - 1) * len(i) for i in ids])
    t = Delaunay(flat).simplices
    mid = flat[t].mean(1)
    keep = _inside(mid, caps[0])
    for c in caps[1:]:
        keep &= ~_inside(mid, c)
    t = t[keep]
    d = flat[t[:, 1]] - flat[t[:, 0]], flat[t[:, 2]] - flat[t[:, 0]]
    t = np.where((d[0][:, 0] * d[1][:, 1] - d[0][:, 1] * d[1][:, 0] > 0)[:, None], t, t[:, ::-1])
    faces += [high[t], low[t[:, ::-1]]]
    v, f = np.concatenate(verts), np.concatenate(faces)
    uv = v[:, :2][f]
    if lift:
        v[:, 2] += lift(v[:, 0], v[:, 1])
    return Surface(v, f, uv, np.zeros(len(f), int))
