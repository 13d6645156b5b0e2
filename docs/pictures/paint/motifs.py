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


def morning(sun, line):
    """Half a sun over the water, and its path on it: waves that grow shorter towards the swimmer."""
    out = f'<path d="M-.30 .045 A.30 .30 0 0 1 .30 .045 Z" fill="{sun}"/>'
    for k, (w, x) in enumerate(((.50, 0), (.43, -.02), (.33, .025), (.21, -.015), (.10, .01))):
        n, y = max(1, round(w * 8)), .105 + .085 * k
        q = 2 * w / n / 2
        d = f'M{x - w} {y}' + ''.join(f' q{q / 2:.4f} {-.038 if i % 2 else .038} {q:.4f} 0' for i in range(2 * n))
        out += f'<path d="{d}" fill="none" stroke="{line}" stroke-width=".034" stroke-linecap="round"/>'
    return out
