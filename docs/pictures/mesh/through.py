"""Smooth curves of several values."""
import numpy as np
from scipy.interpolate import PchipInterpolator


def smooth_through(t, values):
    """A function of parts in 0..1 of the length along the curve through `values` (n, k), which are given at t (n,)."""
    f = PchipInterpolator(t, np.asarray(values, float))
    fine = np.linspace(0, 1, 2000)
    q = f(fine)
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(q, axis=0), axis=1))])
    return lambda s: np.stack([np.interp(np.asarray(s) * far[-1], far, c) for c in q.T], -1)
