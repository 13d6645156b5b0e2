"""Thread as geometry: rows of stitches and embroidery, each stitch a small tube that bows over the cloth."""
import numpy as np

from .surface import Surface


def tubes(lines, up, radius, sides=6):
    """Tubes along many polylines (m, r, 3) at once; up (m, r, 3): roughly away from the cloth; radius (r,) or (m, r) in metres."""
    m, r, _ = lines.shape
    t = np.gradient(lines, axis=1)
    t /= np.maximum(np.linalg.norm(t, axis=-1, keepdims=True), 1e-12)
    s = np.cross(t, up)
    s /= np.maximum(np.linalg.norm(s, axis=-1, keepdims=True), 1e-12)
    n = np.cross(s, t)
    w = np.linspace(0, 2 * np.pi, sides, endpoint=False)[:, None]
    rad = np.broadcast_to(radius, (m, r))[..., None, None]
    v = lines[:, :, None] + rad * (np.cos(w) * s[:, :, None] + np.sin(w) * n[:, :, None])
    a, i, k = np.meshgrid(np.arange(m), np.arange(r - 1), np.arange(sides), indexing='ij')
    at = lambda i, k: (a * r + i) * sides + k % sides
    f = np.concatenate([np.stack([at(i, k), at(i, k + 1), at(i + 1, k + 1)], -1).reshape(-1, 3),
                        np.stack([at(i, k), at(i + 1, k + 1), at(i + 1, k)], -1).reshape(-1, 3)])
    return Surface(v.reshape(-1, 3), f, np.zeros((len(f), 3, 2)), np.zeros(len(f), int))


def along(p, n, length, gap, seed=1, loose=.0):
    """Cuts a polyline p (k, 3) with normals n into stitches: their ends (m, 2, 3) and normals (m, 3)."""
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    count = max(1, int(s[-1] / (length + gap)))
    pitch = s[-1] / count
    rng = np.random.default_rng(seed)
    a = np.arange(count) * pitch + gap / 2 + rng.normal(0, loose, count)
    at = lambda q, x: np.stack([np.interp(x, s, q[:, k]) for k in range(3)], -1)
    return np.stack([at(p, a), at(p, a + pitch - gap)], 1), at(n, a + pitch / 2)


def bowed(ends, n, radius, height=.3, rings=7, sides=6):
    """Stitches as tubes that dive into the cloth at both ends; height: how far the middle bows out, in radii."""
    u = np.linspace(0, 1, rings)
    bow = np.sin(np.pi * u)**.5
    line = ends[:, :1] * (1 - u)[:, None] + ends[:, 1:] * u[:, None] + n[:, None] * (radius * ((1 + height) * bow - .9))[:, None]
    return tubes(line, np.broadcast_to(n[:, None], line.shape), radius * (.45 + .55 * bow), sides)


def row(p, n, length=.0030, gap=.0009, radius=.00030, seed=1, loose=.00012):
    """A row of lockstitches along a polyline on the cloth."""
    ends, up = along(np.asarray(p), np.asarray(n), length, gap, seed, loose)
    up /= np.linalg.norm(up, axis=1, keepdims=True)
    return bowed(ends, up, radius)
