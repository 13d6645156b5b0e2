"""All the files of one picture."""
import os
import shutil
import tempfile

from .encode import avif, jpeg, webp
from .tools import kilobytes, scale, size_of


def publish(master, folder, name, widths, budgets=None, fallback=800):
    """Writes folder/name-WIDTH.avif and .webp, and folder/name.jpg of `fallback` pixels' width; budgets: {width: kB of AVIF}.

    The JPEG comes last: it is the sign that the others are there."""
    os.makedirs(folder, exist_ok=True)
    w, h = size_of(master)
    with tempfile.TemporaryDirectory() as tmp:
        for width in sorted({*widths, fallback}):
            png = os.path.join(tmp, f'{width}.png')
            scale(master, png, width, round(width * h / w))
            if width == fallback:
                jpeg(png, f'{png}.jpg')
            if width in widths:
                _sizes(png, os.path.join(folder, f'{name}-{width}'), (budgets or {}).get(width))
        shutil.move(os.path.join(tmp, f'{fallback}.png.jpg'), os.path.join(folder, f'{name}.jpg'))


def _sizes(png, path, budget):
    for form, write in (('avif', avif), ('webp', webp)):
        made = f'{png}.{form}'
        quality = write(png, made, budget if form == 'avif' else None)
        shutil.move(made, f'{path}.{form}')
        print(f'{os.path.basename(path)}.{form} {kilobytes(f"{path}.{form}"):.1f} kB at {quality}', flush=True)
