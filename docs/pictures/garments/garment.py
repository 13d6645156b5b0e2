"""What a garment is made of; every file beside this one returns some."""
from dataclasses import dataclass, field
from typing import Callable

from drape.solver import Cloth


@dataclass
class View:
    """A camera: turn and elevation in degrees; zoom 1 frames the whole product, 2 half of it;
    at: where to look, as parts of the product's width and height from its middle."""
    turn: float = 0
    elevation: float = 4
    zoom: float = 1
    at: tuple = (0, 0)


@dataclass
class Trim:
    """A solid part: a Surface and its material, {'kind': 'plain' | 'rib' | 'cloth', and that function's arguments}.
    box: the area of a 'cloth' texture, in metres along and across a band."""
    name: str
    surface: object
    material: dict
    box: tuple = (-.3, .3, -.3, .3)


@dataclass
class Garment:
    """panels and body(t) go into the drape; paint[panel] is (colour svg, height svg) over box; look: arguments of `cloth`;
    trims(coarse, fine) returns a list of Trim; hem: thickness and width of turned hems in metres; share: height of the
    product in the picture; height: where the pattern's zero is above the floor, metres; wall: colour;
    relief(piece, u, v): metres by which the finished cloth is raised at pattern metres (pleats, cables);
    form(s): where the sewn vertices lie, for cloth with a given shape (pressed pleats, smocking) instead of a drape;
    press: how often the seams are smoothed along themselves."""
    panels: list
    body: Callable
    box: tuple
    paint: dict
    wall: str
    look: dict = field(default_factory=dict)
    cloth: Cloth = field(default_factory=Cloth)
    seconds: float = 2.4
    hem: tuple = (.0026, .022)
    trims: Callable = lambda coarse, fine: []
    share: float = .73
    height: float = 1.44
    relief: Callable = None
    form: Callable = None
    press: int = 0
    views: dict = field(default_factory=lambda: {
        'front': View(), 'detail': View(turn=24, elevation=9, zoom=1.75, at=(.02, .2))})
