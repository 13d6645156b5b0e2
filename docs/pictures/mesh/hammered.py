"""Beaten metal plates: an outline around a middle, a surface of small dents, edges no two alike."""
import numpy as np

from .lathe import grid


def hammered(radius, thickness, rng, dents, depth, relief=None, rows=120, around=720):
    """A plate facing +z. radius(a): metres at the angles a; dents: how many over it; depth of a dent in metres;
    relief(x, y, t): metres added to the front, t in 0..1 from middle to rim."""
    a = np.linspace(0, 2 * np.pi, around, endpoint=False)
    r = radius(a)
    t = np.linspace(0, 1, rows)**.85
    x, y = (np.outer(f(a), np.ones(rows)) * r[:, None] * t for f in (np.cos, np.sin))
    c = rng.uniform(-1, 1, (dents * 3, 2)) * r.max()
    keep = [c[0]]
    for q in c:
        if min(np.hypot(*(q - k)) for k in keep) > r.max() * 1.5 / np.sqrt(dents):
            keep.append(q)
    d = np.sort(np.stack([(x - u)**2 + (y - v)**2 for u, v in keep]), axis=0)[:2]
    size = r.max() / np.sqrt(len(keep))
    z = -depth * np.clip(1 - d[0] / (size * 1.25)**2, -.3, 1) + depth * .35 * np.exp(-(np.sqrt(d[1]) - np.sqrt(d[0])) / (size * .25))
    z = z * np.clip((1 - t) / .05, .25, 1)
    if relief:
        z = z + relief(x, y, t)
    edge = np.linspace(0, np.pi, 9)[1:-1]
    n = np.column_stack([np.cos(a), np.sin(a)])
    h = thickness / 2
    px = np.hstack([x, x[:, -1:] + n[:, :1] * h * .8 * np.sin(edge), x[:, ::-6]])
    py = np.hstack([y, y[:, -1:] + n[:, 1:] * h * .8 * np.sin(edge), y[:, ::-6]])
    pz = np.hstack([z + h, z[:, -1:] + h * np.cos(edge), np.zeros_like(z[:, ::-6]) - h + z[:, -1:]])
    return grid(np.stack([px, py, pz], 2), closed_u=True)
