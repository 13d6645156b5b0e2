"""Bands swept along an open edge: ribs, collars, waistbands."""
import numpy as np

from .surface import Surface


def _along(p, n):
    """Resample a closed polyline (m, k) into n points at equal arc length of its first three columns."""
    q = np.vstack([p, p[:1]])
    acc = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(q[:, :3], axis=0), axis=1))])
    t = np.linspace(0, acc[-1], n, endpoint=False)
    return np.column_stack([np.interp(t, acc, q[:, k]) for k in range(q.shape[1])]), acc[-1]


def _blur(a, rounds):
    for _ in range(rounds):
        a = (np.roll(a, 1, 0) + 2 * a + np.roll(a, -1, 0)) / 4
    return a


def frame(s, loop, n=480, rounds=12, up=0.0):
    """Along an open edge: points, directions outwards in the surface, directions away from the body (n, 3), length in metres.

    up: how much the outward direction is turned towards the sky.
    """
    p = s.verts[loop]
    nr = s.normals()[loop]
    along = np.roll(p, -1, 0) - np.roll(p, 1, 0)
    d = np.cross(along, nr)
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    q, total = _along(np.column_stack([p, d]), n)
    p, d = _blur(q[:, :3], rounds), _blur(q[:, 3:], rounds * 4)
    t = np.roll(p, -1, 0) - np.roll(p, 1, 0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    d = d / np.linalg.norm(d, axis=1, keepdims=True) + np.array([0, 0, up])
    d -= t * (d * t).sum(1, keepdims=True)
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    out = np.cross(t, d)
    c = p.mean(0)
    if ((p - c) * out).sum() < 0:
        out = -out
    return p, d, out, total


def band(s, loop, profile, n=480, up=0.0, span=(0, 1), shape=None, rounds=12, start=None):
    """A Surface swept along `loop`. profile: closed [(along, out)] in metres; `shape(t, profile)` may bend it at t in 0..1
    and may add a third value, metres along the edge; span: the part of the loop that has a band; start: function of the
    points that says where t = 0 is (smallest value)."""
    p, d, out, total = frame(s, loop, n, rounds, up)
    if start is not None:
        k = int(np.argmin(start(p)))
        p, d, out = (np.roll(a, -k, 0) for a in (p, d, out))
    along = np.roll(p, -1, 0) - np.roll(p, 1, 0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    ids = [i for i in range(n) if span[0] <= i / n <= span[1]]
    closed, m = len(ids) == n, len(profile)
    ulen = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(np.array([*profile, profile[0]]), axis=0), axis=1))])
    verts = []
    for i in ids:
        pr = shape(i / n, profile) if shape else profile
        for u, w, *sh in pr:
            verts.append(p[i] + d[i] * u + out[i] * w + along[i] * (sh[0] if sh else 0))
    faces, uv = [], []
    for a in range(len(ids) if closed else len(ids) - 1):
        b = (a + 1) % len(ids)
        for k in range(m):
            q = (k + 1) % m
            c = [(total * (a + e) / n, ulen[k + f]) for e, f in ((0, 0), (1, 0), (1, 1), (0, 1))]
            v = (a * m + k, b * m + k, b * m + q, a * m + q)
            faces += [(v[0], v[1], v[2]), (v[0], v[2], v[3])]
            uv += [(c[0], c[1], c[2]), (c[0], c[2], c[3])]
    if not closed:
        for base, turn in ((0, 1), ((len(ids) - 1) * m, -1)):
            for k in range(m // 2):  # From the profile's two ends inwards, so that the cap of a folded sheet follows its fold.
                a, b, c, d = base + k, base + k + 1, base + m - 2 - k, base + m - 1 - k
                for f in ((a, b, c), (a, c, d)):
                    if len(set(f)) == 3:
                        faces.append(f[::turn]), uv.append([(0, 0)] * 3)
    return Surface(np.array(verts), np.array(faces), np.array(uv, float), np.zeros(len(faces), int))
