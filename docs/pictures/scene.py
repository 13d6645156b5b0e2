"""Render a scene of several built products: blender -b -t 1 -P scene.py -- <cache folder> <scene> <out.png> <width> <samples>

width, samples: 0 for the scene's own."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from scenes.all import scenes
from scenes.stage import stage
from studio.render import render


def main():
    cache, name, out, width, samples = sys.argv[sys.argv.index('--') + 1:]
    scene = scenes[name]
    stage(scene, cache, int(width) or scene.shape[0])
    render(out, int(samples) or scene.samples, scene.smooth, specks=False)


main()
