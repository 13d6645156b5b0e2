"""The crown and the brim of a six-panel cap as surfaces. th: angle from the front in radians, t: 0 at the button, 1 at the rim;
the front is at negative y, all in metres."""
import numpy as np

from mesh.noise import noise

WIDE, DEEP, HIGH = .0815, .0985, .121
RISE, ARCH, ARCH_HIGH = .019, .43, .043
SEAMS = np.arange(6) * np.pi / 3
REACH = np.radians(75)


def base(th, t):
    """Points (..., 3) of the crown without seams and creases."""
    f = np.clip(np.cos(th), 0, 1)
    n = 2.30 + .50 * f**2
    phi = t * np.pi / 2
    r, h = np.sin(phi)**(2 / n), np.maximum(np.cos(phi), 0)**(2 / n)
    rim = RISE * f**2
    e = (np.abs(np.sin(th))**2.2 + np.abs(np.cos(th))**2.2)**(-1 / 2.2)
    x = WIDE * e * r * np.sin(th)
    y = -DEEP * e * r * np.cos(th) * (1 - .02 * h) + .003 * h
    return np.stack([x, y, rim + (HIGH - rim) * h], -1)


def end(th):
    """Where the crown ends: t = 1, less over the opening at the back."""
    d = np.abs(np.mod(th, 2 * np.pi) - np.pi) / ARCH
    high = ARCH_HIGH * np.sqrt(np.clip(1 - d**2.4, 0, 1))
    return np.arccos(np.clip(high / HIGH, 0, 1)**(2.30 / 2)) / (np.pi / 2)


def seam_distance(th, p):
    """Metres to the nearest of the six seams."""
    k = np.mod(th / (np.pi / 3) + .5, 1) - .5
    return np.abs(k) * np.pi / 3 * np.hypot(p[..., 0], p[..., 1]), np.abs(k) * 2


def crown(th, t, n):
    """Points of the sewn crown: panels swell between sunk seams, cloth puckers along them, the soft back dents a little;
    under the embroidery the seam is pressed flat."""
    p = base(th, t)
    d, k = seam_distance(th, p)
    front = np.clip(np.cos(th), 0, 1)
    h = .0016 * np.sin(np.pi * np.clip(k, 0, 1) / 2)**.8 * np.sin(np.pi * np.clip(t, 0, 1))**.5
    sewn = 1 - .88 * np.exp(-(p[..., 0] / .040)**6 - ((p[..., 2] - .062) / .033)**6) * (np.cos(th) > 0)
    h += .00055 / (1 + np.exp((d - .0068) / .0005)) - .0013 * sewn * np.exp(-(d / .0010)**2)
    h += .00045 * noise(p * (1, 1, 1), .0075, 3, 2) * np.exp(-((d - .0075) / .0065)**2)
    soft = .35 + .65 * (1 - front)
    h += soft * (.0034 * noise(p, .050, 5) + .0010 * noise(p * (1, 1, 1.5), .021, 8))
    low = (1 - t) * .16
    h += -.0005 * np.exp(-((low - .0075) / .0012)**2) + .0003 * noise(p, .010, 4) * np.exp(-(low / .014)**2)
    return p + n * h[..., None]


def brim_plan(s, v):
    """Plan points (..., 2) of the brim: s from -1 to 1 across, v from 0 at the crown to 1 at the edge."""
    rim = base(s * REACH, np.ones_like(s) * 1.0)[..., :2] * (.985, .985)
    a = s * np.pi / 2
    x0, y0 = WIDE * np.sin(REACH) * 1.0, -DEEP * np.cos(REACH)
    x = x0 * np.sign(a) * np.abs(np.sin(a))**.90 + .009 * np.sin(2 * a)
    y = y0 - (DEEP + .070 + y0) * np.clip(np.cos(a), 0, 1)**.76
    edge = np.stack([x, y], -1)
    return rim + (edge - rim) * v[..., None]


def brim_height(p):
    """Height of the brim over plan points: bent like a tile, sloping forward."""
    x, y = p[..., 0], p[..., 1]
    rim = -DEEP * np.sqrt(np.clip(1 - (x / (WIDE * 1.05))**2, 0, 1))
    out = np.clip(rim - y, -.02, .2)
    bend = RISE * (1 - np.clip(np.abs(x) / WIDE, 0, 1.3)**2)
    return bend - .10 * out - 1.0 * out**2 - .6 * x**2 * np.clip(out / .05, 0, 1)
