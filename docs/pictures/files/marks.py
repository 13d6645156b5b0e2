"""The drawn marks: the creators' round portraits and the shop's own icons."""
import glob
import os
import shutil

from .tools import run

# File under public/, its source, and its width in pixels. The maskable icon fills its square to the edge.
ICONS = (('apple-touch-icon.png', 'shop.svg', 180), ('icon-192.png', 'favicon.svg', 192), ('icon-512.png', 'favicon.svg', 512),
         ('icon-maskable-192.png', 'shop.svg', 192), ('icon-maskable-512.png', 'shop.svg', 512))


def publish_marks(marks, public):
    """marks: the folder of sources; public: the site's root."""
    creators = os.path.join(public, 'pictures/creators')
    os.makedirs(creators, exist_ok=True)
    for source in glob.glob(os.path.join(marks, 'creators/*.svg')):
        shutil.copy(source, creators)
        # Beside a link in a chat, which shows no SVG.
        png = os.path.join(creators, os.path.basename(source).replace('.svg', '.png'))
        run('rsvg-convert', '-w', 600, '--background-color', '#FAF7F2', '-o', png, source)
    shutil.copy(os.path.join(marks, 'favicon.svg'), public)
    for name, source, width in ICONS:
        out = os.path.join(public, name)
        run('rsvg-convert', '-w', width, '-o', out, os.path.join(marks, source))
        run('convert', out, '-strip', '-define', 'png:compression-level=9', out)
