"""Flat ribbons along a path: straps, sashes, ties."""
import numpy as np
from scipy.interpolate import CubicSpline

from .surface import Surface


def path(points, n=60):
    """A smooth polyline (n, k) at even spacing through the points (m, k); the first three columns are metres."""
    p = np.array(points, float)
    t = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p[:, :3], axis=0), axis=1))])
    q = CubicSpline(t, p)(np.linspace(0, t[-1], 8 * n))
    t = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(q[:, :3], axis=0), axis=1))])
    at = np.linspace(0, t[-1], n)
    return np.column_stack([np.interp(at, t, c) for c in q.T])


def ribbon(points, across, width, thickness=.0024, closed=False, ripple=None, m=36):
    """A Surface along points (n, 3); across (n, 3): where its width lies; width: metres or (n,); closed: a ring;
    ripple(t, w): metres off its plane at t in 0..1 along and w in -1..1 across. Its uv are metres along and across."""
    p, n = np.asarray(points, float), len(points)
    t = np.roll(p, -1, 0) - np.roll(p, 1, 0) if closed else np.gradient(p, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    a = across - t * (np.asarray(across) * t).sum(1, keepdims=True)
    a /= np.linalg.norm(a, axis=1, keepdims=True)
    out = np.cross(a, t)
    angle = np.linspace(0, 2 * np.pi, m, endpoint=False)
    c, s = np.cos(angle), np.sin(angle)
    w = np.sign(c) * np.abs(c)**.8
    h = np.sign(s) * np.abs(s)**.35 * thickness / 2
    half = np.broadcast_to(width, n) / 2
    off = h[None] + (ripple(np.linspace(0, 1, n)[:, None], w[None]) if ripple else 0)
    verts = p[:, None] + a[:, None] * (half[:, None] * w)[..., None] + out[:, None] * np.broadcast_to(off, (n, m))[..., None]
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    tex = np.stack([np.broadcast_to(far[:, None], (n, m)), half[:, None] * w], -1)
    faces, uv = [], []
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        for k in range(m):
            q = (k + 1) % m
            for f in (((i, k), (j, k), (j, q)), ((i, k), (j, q), (i, q))):
                faces.append([x * m + y for x, y in f]), uv.append([tex[x, y] for x, y in f])
    for base, turn in () if closed else ((0, 1), ((n - 1) * m, -1)):
        for k in range(1, m - 1):
            f = (base, base + k, base + k + 1)[::turn]
            faces.append(f), uv.append([tex.reshape(-1, 2)[x] for x in f])
    return Surface(verts.reshape(-1, 3), np.array(faces), np.array(uv, float), np.zeros(len(faces), int))
