"""Render a built product: blender -b -t 1 -P render.py -- <scene.json> <out.png> <view> <width> <samples>"""
import json
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
from mathutils import Matrix, Vector

from studio.backdrop import backdrop
from studio.camera import camera
from studio.cloth import cloth, rib
from studio.hard import glass, gloss, leather, metal, printed
from studio.light import lights
from studio.materials import plain
from studio.reflections import reflections
from studio.render import render
from studio.scene import add_mesh, reset
from studio.webbing import webbing
from studio.woven import woven

KINDS = {'cloth': cloth, 'rib': rib, 'plain': plain, 'metal': metal, 'gloss': gloss, 'glass': glass,
         'printed': printed, 'leather': leather, 'woven': woven, 'webbing': webbing}


def stage(scene, spin=0):
    """The product, its wall and its light; spin: degrees by which the product, without its props, is turned."""
    reset()
    for m in scene['meshes']:
        a = np.load(m['file'])
        made = [KINDS[q['kind']](m['name'], **{k: v for k, v in q.items() if k != 'kind'}) for q in m['materials']]
        o = add_mesh(m['name'], a['verts'], a['faces'], a['uv'], a['piece'], made, m['box'], m.get('crease', 180))
        if spin and not m.get('prop'):
            c = Vector((*scene['centre'][:2], 0))
            o.matrix_world = Matrix.Translation(c) @ Matrix.Rotation(math.radians(spin), 4, 'Z') @ Matrix.Translation(-c)
    backdrop(scene['wall'], scene['centre'], scene['height'], **scene.get('cove', {}))
    lights(scene['centre'], scene['height'], scene.get('key', 1))
    if 'smooth' in scene:
        reflections(extra=scene.get('cards', ()))


def main():
    path, out, view, width, samples = sys.argv[sys.argv.index('--') + 1:]
    with open(path) as f:
        scene = json.load(f)
    v, c, size = scene['views'][view], scene['centre'], scene['size']
    stage(scene, v.get('spin', 0))
    at = v.get('point') or (c[0] + v['at'][0] * size[0], c[1], c[2] + v['at'][1] * size[2])
    camera(at, v.get('span') or scene['height'] / v['zoom'], v['turn'], v['elevation'],
           size=(int(width), int(width) * 5 // 4), blur=v.get('blur', 0))
    render(out, int(int(samples) * scene.get('samples', 1)), scene.get('smooth', 1))


if __name__ == '__main__':
    main()
