"""Cross-sections for bands."""
import numpy as np


def sheet(line, thickness=.0022):
    """A closed profile [(along, out)]: a sheet of cloth that follows the polyline `line`, metres."""
    p = np.array(line, float)
    d = np.gradient(p, axis=0)
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    n = np.column_stack([-d[:, 1], d[:, 0]]) * thickness / 2
    tip = p[-1] + d[-1] * thickness / 2
    return [tuple(q) for q in np.vstack([p + n, [tip], (p - n)[::-1]])]


def curve(points, n=18):
    """A smooth polyline (n, 2) through the points."""
    from scipy.interpolate import CubicSpline
    p = np.array(points, float)
    t = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    return CubicSpline(t, p)(np.linspace(0, t[-1], n))
