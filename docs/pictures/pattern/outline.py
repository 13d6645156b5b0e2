"""A half outline is a list of (segment name, Bezier), from the centre-front top to the centre hem, x >= 0, in metres.
Heights are relative to the highest point of the shoulder at the neck."""
from .bezier import evenly, length


def closed(half, step):
    """Mirrored closed outline: points about `step` apart and, for the edge after each point, its segment's name."""
    pts, names = [], []
    for name, s in half:
        n = max(2, round(length(s) / step))
        pts += evenly(s, n)
        names += [name] * n
    right = pts + [half[-1][1][3]]
    return right + [(-x, y) for x, y in reversed(right[1:-1])], names + list(reversed(names))


def box(*halves, margin=.03):
    """(x0, x1, y0, y1) that holds all the outlines with a margin: the area the textures cover."""
    p = [q for h in halves for _, s in h for q in s]
    w = max(x for x, _ in p) + margin
    return -w, w, min(y for _, y in p) - margin, max(y for _, y in p) + margin
