"""Render a built product: blender -b -t 1 -P render.py -- <scene.json> <out.png> <view> <width> <samples>"""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np

from studio.backdrop import backdrop
from studio.camera import camera
from studio.cloth import cloth, rib
from studio.light import lights
from studio.materials import plain
from studio.render import render
from studio.scene import add_mesh, reset

KINDS = {'cloth': cloth, 'rib': rib, 'plain': plain}


def stage(scene):
    """The product, its wall and its light."""
    reset()
    for m in scene['meshes']:
        a = np.load(m['file'])
        made = [KINDS[q['kind']](m['name'], **{k: v for k, v in q.items() if k != 'kind'}) for q in m['materials']]
        add_mesh(m['name'], a['verts'], a['faces'], a['uv'], a['piece'], made, m['box'])
    backdrop(scene['wall'], scene['centre'], scene['height'])
    lights(scene['centre'], scene['height'])


def main():
    path, out, view, width, samples = sys.argv[sys.argv.index('--') + 1:]
    with open(path) as f:
        scene = json.load(f)
    stage(scene)
    v, c, size = scene['views'][view], scene['centre'], scene['size']
    at = (c[0] + v['at'][0] * size[0], c[1], c[2] + v['at'][1] * size[2])
    camera(at, scene['height'] / v['zoom'], v['turn'], v['elevation'], size=(int(width), int(width) * 5 // 4))
    render(out, int(samples))


main()
