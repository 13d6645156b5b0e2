"""Lines that trousers and shorts share."""
from .stitches import sunk, thread
from .svg import mirrored, stroke


def pockets(waist, hip, band, depth=.17):
    """Slanted front pockets from the waistband to the side seam."""
    return mirrored(lambda m: f'M {m * (waist - .062)} {band} L {m * (hip - .006)} {depth}')


def fly(band, rise, width=.032):
    """The J-shaped topstitching of a fly."""
    return f'M {width} {band} V {rise - .085} C {width} {rise - .05} {width * .5} {rise - .045} .002 {rise - .04}'


def centre(band, rise):
    """The centre seam."""
    return f'M 0 {band} V {rise + .02}'


def front_lines(waist, hip, band, rise, ink, yarn):
    """Colour and height of pockets, fly, centre seam and waistband; ink: the seams' shadow, yarn: the thread."""
    p, f, c, w = pockets(waist, hip, band), fly(band, rise), centre(band, rise), f'M -.5 {band} H .5'
    colour = stroke(p + c + w, ink, .0022) + thread(p, yarn, shift=(-.0052, .0025)) + thread(f, yarn) + \
        thread(w, yarn, shift=(0, -.0035)) + thread('M -.5 .006 H .5', yarn)
    height = f'<rect x="-.5" y="-.05" width="1" height="{.05 + band}" fill="#a4a4a4"/>' + sunk(p + c + w) + \
        stroke(f, '#5c5c5c', .0018) + stroke(p, '#a8a8a8', .006, 'transform="translate(-.004 .002)"')
    return colour, height


def loops(xs, band, ground, ink):
    """Belt loops at the given places, as colour and height."""
    box = lambda x, grow, fill: f'<rect x="{x - .0055 - grow}" y="-.004" width="{.011 + 2 * grow}" height="{band + .010}" rx=".001" fill="{fill}"/>'
    return ''.join(box(x, .0012, ink) + box(x, 0, ground) for x in xs), \
        ''.join(box(x, .0012, '#383838') + box(x, 0, '#d0d0d0') for x in xs)


def bar_tack(x, y, colour, turn=0):
    """A short dense row of stitches."""
    return f'<rect x="{x - .006}" y="{y - .0016}" width=".012" height=".0032" rx=".0008" fill="{colour}" ' \
           f'transform="rotate({turn} {x} {y})"/>'
