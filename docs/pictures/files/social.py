"""The picture beside a link to the shop, 1200 x 630."""
import os
import pathlib
import tempfile

from .tools import run


def publish_social(page, hero, out):
    """Photographs the page social.html, which lays the shop's name over the hero, as a JPEG."""
    address = pathlib.Path(page).resolve().as_uri() + '#' + pathlib.Path(hero).resolve().as_uri()
    with tempfile.TemporaryDirectory() as folder:
        png = os.path.join(folder, 'social.png')
        run('chromium', '--headless', '--no-sandbox', '--allow-file-access-from-files', '--hide-scrollbars', '--disable-gpu',
            '--force-device-scale-factor=1', '--window-size=1200,630', '--virtual-time-budget=4000', f'--screenshot={png}', address)
        run('convert', png, '-crop', '1200x630+0+0', '+repage', '-strip', '-interlace', 'JPEG', '-quality', 84, out)
