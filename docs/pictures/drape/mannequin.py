"""A mannequin as a signed distance: an elliptical column (torso, legs) and tapered capsules (arms), smoothly joined.

Parts are either ('column', z, half_width, half_depth, centre_x, centre_y) with arrays over height,
or ('capsule', a, b, radius_a, radius_b). All in metres; z up, the front at negative y.
"""
import numpy as np
from scipy.interpolate import PchipInterpolator


def column(z, width, depth, cx=None, cy=None):
    """A smooth column through the given heights; half widths, half depths and centres per height."""
    fine = np.linspace(z[0], z[-1], 240)
    f = lambda q: PchipInterpolator(z, q)(fine) if q is not None else np.zeros(240)
    return ('column', fine, f(width), f(depth), f(cx), f(cy))


def capsule(a, b, ra, rb):
    """A rounded cone between two points."""
    return ('capsule', np.array(a, float), np.array(b, float), ra, rb)


def _column(p, z, w, d, cx, cy):
    h = p[:, 2]
    at = lambda q: np.interp(h, z, q)
    dw, dd = np.gradient(w, z), np.gradient(d, z)
    a, b = at(w), at(d)
    x, y = p[:, 0] - at(cx), p[:, 1] - at(cy)
    k0 = np.sqrt((x / a)**2 + (y / b)**2) + 1e-9
    gx, gy = x / a**2, y / b**2
    k1 = np.sqrt(gx**2 + gy**2) + 1e-9
    gz = -(at(dw) * (x / a)**2 + at(dd) * (y / b)**2) / k0**2
    inv = 1 / np.sqrt(1 + gz**2)
    dist = k0 * (k0 - 1) / k1 * inv
    dist = dist + np.maximum(z[0] - h, 0) + np.maximum(h - z[-1], 0)
    return dist, np.column_stack([gx / k1 * inv, gy / k1 * inv, gz * inv])


def _capsule(p, a, b, ra, rb):
    ab = b - a
    t = np.clip(((p - a) @ ab) / (ab @ ab), 0, 1)
    q = p - a - t[:, None] * ab
    r = np.sqrt((q * q).sum(1)) + 1e-9
    return r - (ra + (rb - ra) * t), q / r[:, None]


def distance(parts, p, depth=1.0, blend=.03):
    """Signed distance (n,) and outward unit gradient (n, 3) at points p; `depth` flattens the body along y (0..1)."""
    q = p * (1, 1 / depth, 1)
    dist = grad = None
    for kind, *args in parts:
        d2, g2 = (_column if kind == 'column' else _capsule)(q, *args)
        if dist is None:
            dist, grad = d2, g2
            continue
        h = np.clip(.5 + .5 * (d2 - dist) / blend, 0, 1)
        dist = d2 * (1 - h) + dist * h - blend * h * (1 - h)
        grad = g2 * (1 - h)[:, None] + grad * h[:, None]
    grad = grad * (1, 1 / depth, 1)
    n = np.sqrt((grad * grad).sum(1)) + 1e-9
    return dist / n, grad / n[:, None]
