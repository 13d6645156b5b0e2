"""A picture of 16 pixels, to stand in until the real one has come."""
import base64
import os
import tempfile

from .tools import run, scale


def placeholder(master, size, width=16):
    """A WebP of `width` pixels in the master's shape (size = its width and height); about 100 bytes, in base64."""
    with tempfile.TemporaryDirectory() as folder:
        png, out = os.path.join(folder, 'p.png'), os.path.join(folder, 'p.webp')
        scale(master, png, width, round(width * size[1] / size[0]))
        run('cwebp', '-quiet', '-q', 40, '-m', 6, '-metadata', 'none', png, '-o', out)
        with open(out, 'rb') as f:
            return base64.b64encode(f.read()).decode()
