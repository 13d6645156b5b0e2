"""Which master becomes which files."""
from dataclasses import dataclass, field


@dataclass
class Goal:
    """folder: under public/; widths, fallback (the JPEG's width) in pixels; budgets: {width: kB of AVIF}."""
    folder: str
    name: str
    widths: tuple
    fallback: int = 800
    budgets: dict = field(default_factory=dict)


CARD = {200: 6, 400: 15, 640: 30, 800: 40}
TILES = ('clothing', 'accessories', 'default')

goals = {f'{n}-{view}': Goal('pictures/products', f'{n}{end}', (200, 400, 640, 800, 1200), 800, CARD)
         for n in range(1, 26) for view, end in (('front', ''), ('detail', '-detail'))}
goals['hero'] = Goal('pictures', 'hero', (800, 1200, 1600), 1600, {1600: 120})
goals['hero-phone'] = Goal('pictures', 'hero-phone', (400, 800), 800, {800: 19})
goals.update({f'tile-{t}': Goal('pictures/categories', t, (400, 800, 1200), 800, {800: 60}) for t in TILES})
