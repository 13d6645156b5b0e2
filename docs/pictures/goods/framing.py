"""Where a camera must look, and how much it must show."""
import numpy as np


def axes(turn, elevation):
    """The camera's right and up directions; degrees."""
    t, e = np.radians([turn, elevation])
    return (np.array([np.cos(t), np.sin(t), 0]),
            np.array([-np.sin(t) * np.sin(e), np.cos(t) * np.sin(e), np.cos(e)]))


def framed(verts, view, share):
    """(point, span) that show all of `verts` (n, 3): `share` of the height, or share x 1.18 of the width of a 4:5 picture."""
    if view.point is not None:
        return list(view.point), view.span
    right, up = axes(view.turn, view.elevation)
    ahead = np.cross(up, right)
    lo, hi = zip(*((d.min(), d.max()) for d in (verts @ right, verts @ up, verts @ ahead)))
    lo, hi = np.array(lo), np.array(hi)
    mid, size = (lo + hi) / 2, hi - lo
    span = max(size[1] / share, size[0] / (share * 1.18) * 1.25) / view.zoom
    mid[:2] += np.array(view.at) * size[:2]
    return (mid[0] * right + mid[1] * up + mid[2] * ahead).tolist(), float(span)
