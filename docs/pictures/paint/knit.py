"""Stockinette: columns of small Vs, as height."""


def stockinette(name, width=.0072, height=.0058, turn=0):
    """The definition of a pattern fill; width, height: of a stitch in metres; turn: of its columns in degrees."""
    w, h = width, height
    vs = ''.join(f'M {.06 * w} {y} L {w / 2} {y + h} L {.94 * w} {y} ' for y in (-h, 0, h))
    return (f'<pattern id="{name}" width="{w}" height="{h}" patternUnits="userSpaceOnUse" patternTransform="rotate({turn})">'
            f'<rect width="{w}" height="{h}" fill="#5c5c5c"/><path d="{vs}" fill="none" stroke="#a6a6a6" stroke-width="{w * .30}"/></pattern>')


def knitted(clip):
    """The whole cloth in stockinette, sleeves along themselves; clip: id of a clip path of both sleeves. Needs the fills
    'body', 'left' and 'right'."""
    whole = 'x="-1.5" y="-.3" width="{0}" height="2" fill="url(#{1})"'
    return f'<rect {whole.format(3, "body")}/><g clip-path="url(#{clip})"><rect {whole.format(1.5, "left")}/>' \
           f'<rect x="0" y="-.3" width="1.5" height="2" fill="url(#right)"/></g>'


def fills(sleeve_angle):
    """The three fills for `knitted`; sleeve_angle: of the sleeve below the horizontal in degrees."""
    return stockinette('body') + stockinette('right', turn=sleeve_angle - 90) + stockinette('left', turn=90 - sleeve_angle)
