"""SVG pictures in pattern metres, y downwards from the highest shoulder point, and their pixels."""
import hashlib
import os
import subprocess


def canvas(box, body, ground, defs=''):
    """An SVG document over box = (x0, x1, y0, y1), filled with `ground`."""
    x0, x1, y0, y1 = box
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x0:.4f} {-y1:.4f} {x1 - x0:.4f} {y1 - y0:.4f}">'
            f'<defs>{defs}</defs><rect x="-2" y="-1" width="4" height="4" fill="{ground}"/>{body}</svg>')


def blur(name, metres):
    """A blur filter's definition; deviation in metres."""
    return (f'<filter id="{name}" x="-50%" y="-50%" width="200%" height="200%">'
            f'<feGaussianBlur stdDeviation="{metres}"/></filter>')


def segment(half, name):
    """The path of a named segment of a half outline, on both sides."""
    out = ''
    for n, s in half:
        if n != name:
            continue
        for m in (1, -1):
            out += f'M {m * s[0][0]:.4f} {-s[0][1]:.4f} C ' + ' '.join(f'{m * x:.4f} {-y:.4f}' for x, y in s[1:]) + ' '
    return out


def mirrored(path):
    """path(m) for the right (m = 1) and the left (m = -1) half."""
    return path(1) + ' ' + path(-1)


def stroke(d, colour, width, extra=''):
    """A stroked path; width in metres."""
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" {extra}/>'


def rasterise(svg, folder, width=2400):
    """The PNG of an SVG, made once per content; returns its path."""
    path = os.path.join(folder, hashlib.sha1(f'{width}{svg}'.encode()).hexdigest()[:16] + '.png')
    if not os.path.exists(path):
        subprocess.run(['rsvg-convert', '-w', str(width), '-o', path, '--unlimited', '/dev/stdin'], input=svg.encode(), check=True)
    return path
