"""Distance constraints of a cloth: along every edge (stretch) and across every edge (bending)."""
import numpy as np


def colour(pairs, n):
    """Groups of pair numbers in which no vertex occurs twice, so that a group can be solved at once."""
    used = [0] * n
    groups = {}
    for k, (a, b) in enumerate(pairs.tolist()):
        free = ~(used[a] | used[b])
        bit = free & -free
        used[a] |= bit
        used[b] |= bit
        groups.setdefault(bit, []).append(k)
    return [np.array(g) for g in groups.values()]


def flat_lengths(s, scale=None):
    """Edges (e, 2), their pattern lengths (e,) and per face the lengths of its three edges.

    scale(piece, x, y) gives (sx, sy): how much shorter the elastic or gathered pattern is than it was cut.
    """
    e, fe, count = s.edges()
    d = np.roll(s.uv, -1, axis=1) - s.uv
    if scale:
        m = (np.roll(s.uv, -1, axis=1) + s.uv) / 2
        sx, sy = scale(s.piece[:, None], m[..., 0], m[..., 1])
        d = np.stack([d[..., 0] * sx, d[..., 1] * sy], -1)
    length = np.sqrt((d**2).sum(-1))
    total = np.bincount(fe.ravel(), length.ravel(), len(e))
    return e, total / count, fe, count


def bends(s, e, rest, fe, fold=.72):
    """Opposite corners across every inner edge and their distance when the two triangles lie flat; across a seam that
    distance times `fold`: pressed seams keep a garment flat, without them it would hang as a round tube."""
    opp = [[] for _ in range(len(e))]
    for f in range(len(fe)):
        for k in range(3):
            opp[fe[f, k]].append((f, k))
    pairs, length = [], []
    for i, o in enumerate(opp):
        if len(o) != 2:
            continue
        foot = []
        for f, k in o:
            a, b = rest[fe[f, (k + 2) % 3]], rest[fe[f, (k + 1) % 3]]
            first = s.faces[f, k] == e[i, 0]
            p, q = (a, b) if first else (b, a)
            t = (p * p - q * q + rest[i]**2) / (2 * rest[i])
            foot.append((t, np.sqrt(max(p * p - t * t, 1e-10))))
        (t0, h0), (t1, h1) = foot
        pairs.append([s.faces[f, (k + 2) % 3] for f, k in o])
        seam = s.piece[o[0][0]] != s.piece[o[1][0]]
        length.append(np.hypot(t0 - t1, (h0 + h1) * (fold if seam else 1)))
    return np.array(pairs), np.array(length)
