"""The creators' motifs, about 1 unit wide around the origin."""

WAVE = 'M-.5 .14 C-.33 -.03 -.17 .29 0 .12 S.33 .29 .5 .1 V.22 C.33 .41 .17 .15 0 .25 S-.33 .15 -.5 .29Z'


def place(x, y, size, body, turn=0):
    """Put a motif at pattern metres (x, y)."""
    return f'<g transform="translate({x} {y}) scale({size}) rotate({turn})">{body}</g>'


def sun_and_waves(sun, near, far):
    """The sun setting into two hand-cut waves."""
    second = WAVE.replace('M', 'M').replace('Z', 'Z')
    return (f'<circle cy="-.02" r=".295" fill="{sun}"/><path d="{WAVE}" fill="{near}"/>'
            f'<path d="{second}" transform="translate(0 .185)" fill="{far}"/>')


def chevron(colour):
    """One chevron pointing forward (right)."""
    return f'<path d="M-.5 -.4 L.1 0 L-.5 .4 M-.1 -.4 L.5 0 L-.1 .4" fill="none" stroke="{colour}" stroke-width=".16"/>'
