"""Soft boxes: rounded rectangles stacked to a tube."""
import numpy as np


def rings(a, b, m, s, n=2000):
    """Points (rows, columns, 2) of superellipses with half widths a, half depths b and squareness m (rows,), at parts s (columns,)
    of their length from the middle of the front, and their lengths (rows,)."""
    w = np.linspace(0, 2 * np.pi, n)
    c, q, out, total = np.sin(w), -np.cos(w), [], []
    for ai, bi, mi in zip(*np.broadcast_arrays(a, b, m)):
        e = (np.abs(c)**mi + np.abs(q)**mi)**(-1 / mi)
        x, y = ai * e * c, bi * e * q
        far = np.concatenate([[0], np.cumsum(np.hypot(np.diff(x), np.diff(y)))])
        at = np.mod(s, 1) * far[-1]
        out.append(np.stack([np.interp(at, far, x), np.interp(at, far, y)], -1)), total.append(far[-1])
    return np.array(out), np.array(total)
