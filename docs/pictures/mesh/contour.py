"""Outlines found by shooting rays at a shape that is given by its distance function."""
import numpy as np


def shot(sdf, centre, far, n=720, span=(0, 2 * np.pi)):
    """Points (n, 2) where rays from `centre` leave the shape sdf(x, y) < 0; far: the longest ray in metres."""
    a = np.linspace(*span, n, endpoint=False)
    lo, hi = np.zeros(n), np.zeros(n)
    steps = np.linspace(far * .02, far, 400)
    x = centre[0] + np.outer(np.cos(a), steps)
    y = centre[1] + np.outer(np.sin(a), steps)
    out = sdf(x, y) > 0
    k = np.where(out.any(1), out.argmax(1), len(steps) - 1)
    hi, lo = steps[k], np.where(k > 0, steps[np.maximum(k - 1, 0)], 0)
    for _ in range(30):
        mid = (lo + hi) / 2
        o = sdf(centre[0] + np.cos(a) * mid, centre[1] + np.sin(a) * mid) > 0
        hi, lo = np.where(o, mid, hi), np.where(o, lo, mid)
    return np.column_stack([centre[0] + np.cos(a) * hi, centre[1] + np.sin(a) * hi])


def merged(a, b, soft):
    """The union of two distance fields, blended over `soft` metres."""
    h = np.clip(.5 + .5 * (b - a) / soft, 0, 1)
    return b * (1 - h) + a * h - soft * h * (1 - h)


def bar(x, y, p, q, r0, r1):
    """The distance to a rounded bar from p to q with the radii r0 and r1."""
    (ax, ay), (bx, by) = p, q
    t = np.clip(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax)**2 + (by - ay)**2), 0, 1)
    return np.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)) - (r0 + (r1 - r0) * t)
