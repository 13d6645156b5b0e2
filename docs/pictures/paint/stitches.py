"""Seams and stitching, as colour and as height (grey #808080 is level, lighter is raised)."""
from .svg import stroke


def sunk(d, width=.003, colour='#303030'):
    """A seam line pressed into the cloth."""
    return stroke(d, colour, width)


def ridge(d, width=.008, colour='#9c9c9c', shift=(.0, .0)):
    """A raised seam allowance."""
    return stroke(d, colour, width, f'transform="translate({shift[0]} {shift[1]})"')


def thread(d, colour, width=.0013, shift=(0, 0)):
    """A row of lockstitches."""
    return stroke(d, colour, width, f'stroke-dasharray=".0040 .0013" transform="translate({shift[0]} {shift[1]})"')


def turned(d, width, raised='#909090', groove='#4a4a4a'):
    """The height of a hem as wide as `width` along the edge d: raised, with the row of stitches sunk at its end."""
    return stroke(d, groove, 2 * width + .0036) + stroke(d, raised, 2 * width)


def twin(d, width, colour, ground):
    """The colour of a twin-needle hem: two rows of thread at `width` from the edge d."""
    out = ''
    for w in (width + .0006, width - .0034):
        out += stroke(d, colour, 2 * w + .0011, 'stroke-dasharray=".0036 .0012"') + stroke(d, ground, 2 * w - .0011)
    return out
