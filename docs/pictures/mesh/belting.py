"""Thick straps: a cross-section carried along a path that lies in a plane."""
import numpy as np
from scipy.interpolate import CubicSpline

from .lathe import grid, rounded
from .surface import Surface


def run(p):
    """Length along a polyline (n, k) at its points."""
    return np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])


def even(p, step):
    """A smooth curve through the points (n, k), resampled every `step` metres."""
    s = run(np.asarray(p, float))
    q = CubicSpline(s, p)(np.linspace(0, s[-1], 4000))
    s = run(q)
    t = np.linspace(0, s[-1], max(3, int(s[-1] / step)))
    return np.column_stack([np.interp(t, s, c) for c in q.T])


def section(width, thickness, edge=None, across=40):
    """The closed cross-section [(across, up)] of a strap: flat faces, rounded edges."""
    h, w = thickness / 2, width / 2
    p = rounded([(-w, -h), (w, -h), (w, h), (-w, h)], edge or h * .9, closed=True, steps=5)
    q = np.vstack([p, p[:1]])
    s = run(q)
    t = np.concatenate([np.linspace(a, b, 2 if b - a < width * .3 else across, endpoint=False) for a, b in zip(s, s[1:])])
    return np.column_stack([np.interp(t, s, c) for c in q.T])


def belting(path, profile, side=(1, 0, 0), taper=None, lift=None):
    """A strap along path (n, 3); side: the direction of its width; taper(t): its width, times, at t in 0..1; uv: metres along,
    and metres across from the middle. lift(s, x, up): metres by which points are raised, s along, x across, up in the section."""
    p, pr = np.asarray(path, float), np.asarray(profile, float)
    x = np.asarray(side, float) / np.linalg.norm(side)
    t = np.gradient(p, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    n = np.cross(x, t)
    n /= np.linalg.norm(n, axis=1, keepdims=True)
    s = run(p)
    w = np.ones(len(p)) if taper is None else np.array([taper(q) for q in s / s[-1]])
    a, u = np.outer(w, pr[:, 0]), np.broadcast_to(pr[:, 1], (len(p), len(pr)))
    if lift:
        u = u + lift(s[:, None], a, u)
    v = p[:, None] + a[..., None] * x + u[..., None] * n[:, None]
    k = np.arange(len(pr) + 1) % len(pr)
    uv = np.stack([np.broadcast_to(s[:, None], a[:, k].shape), a[:, k]], 2)
    return capped(grid(v, closed_v=True, uv=uv), len(p), len(pr))


def capped(s, rows, cols):
    """Close both ends of a tube made of `rows` rings of `cols` points."""
    v, f, uv = s.verts, [s.faces], [s.uv]
    for first, turn in ((0, -1), ((rows - 1) * cols, 1)):
        ring = first + np.arange(cols)
        v = np.vstack([v, v[ring].mean(0)])
        f.append(np.column_stack([np.full(cols, len(v) - 1), ring, np.roll(ring, -1)])[:, ::turn])
        uv.append(np.zeros((cols, 3, 2)))
    f = np.concatenate(f)
    return Surface(v, f, np.concatenate(uv), np.zeros(len(f), int))
