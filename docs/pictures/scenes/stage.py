"""Put several built products into one scene, under the products' own light."""
import json
import math
import os

import numpy as np
from mathutils import Matrix, Vector

from mesh.lathe import lathe, rounded
from render import KINDS
from studio.backdrop import backdrop
from studio.camera import camera
from studio.light import lights
from studio.materials import plain
from studio.reflections import reflections
from studio.scene import add_mesh, reset


def _place(item, built, arrays):
    """The matrix that brings a product from where it was built to where it is wanted."""
    middle = Vector(built['centre'])
    if item.stands:
        middle.z = min(float(a['verts'][:, 2].min()) for a in arrays)
    spin = Matrix.Rotation(math.radians(item.tilt), 4, 'Y') @ Matrix.Rotation(math.radians(item.turn), 4, 'Z')
    return Matrix.Translation(Vector(item.at)) @ spin @ Matrix.Scale(item.size, 4) @ Matrix.Translation(-middle)


def put(item, cache):
    """Adds a product from the cache, without its props."""
    with open(os.path.join(cache, f'{item.product}.json')) as f:
        built = json.load(f)
    parts = [m for m in built['meshes'] if not m.get('prop') and m['name'] not in item.without]
    arrays = [np.load(os.path.join(cache, os.path.basename(m['file']))) for m in parts]
    matrix = _place(item, built, arrays)
    for m, a in zip(parts, arrays):
        made = [KINDS[q['kind']](f"{item.product}-{m['name']}", **{k: v for k, v in q.items() if k != 'kind'}) for q in m['materials']]
        add_mesh(m['name'], a['verts'], a['faces'], a['uv'], a['piece'], made, m['box'], m.get('crease', 180)).matrix_world = matrix


def put_block(block, colour):
    """Adds a block to stand on."""
    r = block.radius
    s = lathe(rounded([(0, 0), (r, 0), (r, -3 * r), (0, -3 * r)], [0, .004, .004, 0]), 256)
    add_mesh('block', s.verts + block.at, s.faces, s.uv, s.piece, [plain('block', colour, rough=.92)], (-1, 1, -1, 1), 30)


def put_card(card):
    """Adds a thing of one colour."""
    s = card.surface
    o = add_mesh('card', s.verts, s.faces, s.uv, s.piece, [plain('card', card.colour, rough=.92)], (-1, 1, -1, 1), 30)
    o.matrix_world = Matrix.Translation(card.at) @ Matrix.Rotation(math.radians(card.turn), 4, 'Z')


def stage(scene, cache, width):
    """The whole scene, and the camera for a picture of `width` pixels."""
    reset()
    for item in scene.items:
        put(item, cache)
    for block in scene.blocks:
        put_block(block, scene.step)
    for card in scene.cards:
        put_card(card)
    centre, lit = scene.light or scene.point, scene.lit or scene.span
    backdrop(scene.wall, centre, lit, distance=scene.distance, floor=scene.floor)
    lights(centre, lit)
    if scene.smooth < 1:
        reflections()
    w, h = scene.shape
    camera(scene.point, scene.span, scene.turn, scene.elevation, lens=scene.lens, size=(width, round(width * h / w)), blur=scene.blur)
