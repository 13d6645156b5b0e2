"""What a scene of several products is made of; every file beside this one holds some."""
from dataclasses import dataclass, field


@dataclass
class Item:
    """A built product and where it is: at = its middle (or, if `stands`, the middle of its lowest side) in metres, x to the
    right, y away from the camera, z up; turn, tilt: degrees about the vertical and towards the right; size: a factor;
    without: names of its parts that stay away."""
    product: int
    at: tuple
    turn: float = 0
    tilt: float = 0
    size: float = 1
    stands: bool = False
    without: tuple = ()


@dataclass
class Block:
    """A round block to stand on: the middle of its top, its radius, metres."""
    at: tuple
    radius: float


@dataclass
class Card:
    """A Surface of one colour: its place in metres and its turn in degrees about the vertical."""
    surface: object
    colour: str
    at: tuple
    turn: float = 0


@dataclass
class Scene:
    """span: height of the picture in metres around `point`; shape: width and height in pixels of the final; floor: height of
    the cove, None for a plain wall; lit: the height that the light is made for, where it is not the span; lens in mm;
    samples: of the final; smooth: strength of the denoiser, below 1 for things that reflect."""
    items: list
    wall: str
    span: float
    shape: tuple
    blocks: list = field(default_factory=list)
    cards: list = field(default_factory=list)
    step: str = '#A9BBA8'
    point: tuple = (0, 0, 0)
    light: tuple = None
    lit: float = None
    distance: float = .42
    floor: float = None
    turn: float = 0
    elevation: float = 4
    lens: float = 100
    blur: float = 0
    samples: int = 48
    smooth: float = 1
