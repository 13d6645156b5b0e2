"""Cubic Bezier segments: ((x, y), (x, y), (x, y), (x, y)) in metres."""
import math


def line(a, b):
    """A straight segment from a to b."""
    return [a, (a[0] * 2 / 3 + b[0] / 3, a[1] * 2 / 3 + b[1] / 3), (a[0] / 3 + b[0] * 2 / 3, a[1] / 3 + b[1] * 2 / 3), b]


def point(s, t):
    """The point at parameter t in 0..1."""
    a, b, c, d = s
    m = 1 - t
    return tuple(m**3 * a[i] + 3 * m * m * t * b[i] + 3 * m * t * t * c[i] + t**3 * d[i] for i in (0, 1))


def length(s, n=40):
    """Arc length in metres."""
    p = [point(s, i / n) for i in range(n + 1)]
    return sum(math.dist(p[i], p[i + 1]) for i in range(n))


def evenly(s, n):
    """n points at equal arc length, the first end included and the last left out."""
    fine = [point(s, i / 200) for i in range(201)]
    acc = [0.0]
    for a, b in zip(fine, fine[1:]):
        acc.append(acc[-1] + math.dist(a, b))
    out, j = [], 0
    for i in range(n):
        t = acc[-1] * i / n
        while acc[j + 1] < t:
            j += 1
        f = (t - acc[j]) / max(1e-12, acc[j + 1] - acc[j])
        out.append(tuple(fine[j][k] + (fine[j + 1][k] - fine[j][k]) * f for k in (0, 1)))
    return out


def split(s, t):
    """The two halves of a segment at parameter t."""
    mix = lambda a, b: tuple(p + (q - p) * t for p, q in zip(a, b))
    a, b, c = (mix(s[i], s[i + 1]) for i in range(3))
    d, e = mix(a, b), mix(b, c)
    m = mix(d, e)
    return [s[0], a, d, m], [m, e, c, s[3]]
