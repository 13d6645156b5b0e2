"""Hard goods: meshes with materials that stand or lie somewhere instead of being draped; every file beside this one returns some."""
from dataclasses import dataclass, field

from garments.garment import Trim, View


@dataclass
class Part(Trim):
    """A Surface and its material, or a list of materials by `piece` ({'kind': one of render.py's KINDS, and its arguments}).
    crease: edges sharper than this many degrees stay sharp; prop: scenery that does not count for the framing."""
    crease: float = 180
    prop: bool = False


@dataclass
class Shot(View):
    """A view that may say exactly what it shows: point (x, y, z) in metres at the middle of a picture `span` metres high;
    without them the parts that are no props are framed. blur: how far the lens is opened, as the blur (parts of the
    picture's height) of a thing one picture's height behind the point; spin: degrees by which the product, not the camera,
    turns about the vertical through the front view's point."""
    elevation: float = 12
    point: tuple = None
    span: float = None
    blur: float = 0
    spin: float = 0


@dataclass
class Goods:
    """x to the right, y away from the camera, z up, metres. floor: the cove's height (None: it floats before a wall);
    distance: of the wall behind it, in picture heights; share: of the picture's height or (x 1.18) width that the product
    takes; samples: how many times a garment's samples it needs; smooth: strength of the denoiser (1: as for cloth);
    key: strength of the light, below 1 where a pale floor looks up to it; glow: of the wall itself;
    cards: more of studio/reflections.py's CARDS."""
    parts: list
    wall: str
    floor: float = None
    distance: float = 1.1
    share: float = .72
    samples: float = 2
    smooth: float = .5
    key: float = 1
    glow: float = .26
    cards: list = field(default_factory=list)
    views: dict = field(default_factory=lambda: {'front': Shot(), 'detail': Shot(turn=22, elevation=16, zoom=1.7)})
