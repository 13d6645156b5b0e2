"""Render the frames of a loop: blender -b -t 1 -P loop.py -- <scene.json> <frames folder> <degrees> <frames> <width> <samples>

The product swings once to each side, so a quarter of the way out and back is the same pictures: frames / 2 + 1 are rendered,
NNN.png from one end of the swing to the other. A frame that is there already is left alone.
"""
import json
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Matrix, Vector

from render import stage
from studio.camera import camera
from studio.render import render

SHAPE = 16 / 9


def span(scene):
    """Height in metres of an upright 9:16 picture that shows the turning product with air around it."""
    front, size = scene['views']['front'], scene['size']
    if front.get('span'):
        return max(front['span'] * 1.34, size[0] * 1.16 / .88 * SHAPE)
    return max(size[2] / .64, size[0] / .86 * SHAPE)


def main():
    path, folder, degrees, frames, width, samples = sys.argv[sys.argv.index('--') + 1:]
    with open(path) as f:
        scene = json.load(f)
    # A crystal hardly shows at this size, and what lies under it would need many times the samples.
    scene['meshes'] = [m for m in scene['meshes'] if all(q['kind'] != 'glass' for q in m['materials'])]
    stage(scene)
    v, c = scene['views']['front'], scene['centre']
    camera(v.get('point') or c, span(scene), v['turn'], v['elevation'], size=(int(width), round(int(width) * SHAPE / 2) * 2))
    props = {m['name'] for m in scene['meshes'] if m.get('prop')} | {'wall'}
    turning = [o for o in bpy.data.objects if o.type == 'MESH' and o.name not in props]
    at, half = Vector((*c[:2], 0)), int(frames) // 2
    os.makedirs(folder, exist_ok=True)
    for j in range(half + 1):
        out = os.path.join(folder, f'{j:03d}.png')
        if os.path.exists(out):
            continue
        spin = Matrix.Rotation(math.radians(-float(degrees) * math.cos(math.pi * j / half)), 4, 'Z')
        for o in turning:
            o.matrix_world = Matrix.Translation(at) @ spin @ Matrix.Translation(-at)
        render(out, int(samples), scene.get('smooth', 1))


main()
