"""The programs that write picture files: ImageMagick, avifenc (libaom) and cwebp, all from Debian."""
import os
import subprocess


def run(*words):
    """Runs a program quietly; its complaint is raised if it fails."""
    done = subprocess.run([str(w) for w in words], capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f'{words[0]}: {done.stderr or done.stdout}')
    return done.stdout


def scale(master, out, width, height):
    """A PNG of width x height pixels; shrunk in linear light, so that fine stripes keep their brightness."""
    run('convert', master, '-depth', 16, '-colorspace', 'RGB', '-filter', 'Lanczos', '-resize', f'{width}x{height}!',
        '-colorspace', 'sRGB', '-depth', 8, '-strip', f'png24:{out}')


def size_of(picture):
    """(width, height) in pixels."""
    return tuple(int(n) for n in run('identify', '-format', '%w %h', picture).split())


def kilobytes(path):
    """Size of a file in kB of 1000 bytes."""
    return os.path.getsize(path) / 1000
