"""Moving finished surfaces about."""
import numpy as np

from .surface import Surface


def turning(axis, degrees):
    """The 3 x 3 matrix of a turn about 'x', 'y' or 'z'."""
    c, s = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
    i, j = {'x': (1, 2), 'y': (2, 0), 'z': (0, 1)}[axis]
    m = np.eye(3)
    m[i, i], m[i, j], m[j, i], m[j, j] = c, -s, s, c
    return m


def placed(s, turns=(), shift=(0, 0, 0), scale=1.0):
    """A copy of s, scaled, then turned by every (axis, degrees) in order, then shifted by metres."""
    v = s.verts * scale
    for axis, degrees in turns:
        v = v @ turning(axis, degrees).T
    return Surface(v + np.asarray(shift, float), s.faces, s.uv, s.piece)


def flipped(s, axis=0):
    """The mirror image of s across the plane where the coordinate `axis` is 0."""
    v = s.verts.copy()
    v[:, axis] *= -1
    return Surface(v, s.faces[:, ::-1], s.uv[:, ::-1], s.piece)
