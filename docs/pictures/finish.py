"""Denoise and tone kept passes again: blender -b -P finish.py -- <passes folder> <pictures folder> [picture.png ...]"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np

from studio.render import finish


def main():
    passes, out, *names = sys.argv[sys.argv.index('--') + 1:]
    for name in names or sorted(n[:-4] for n in os.listdir(passes) if n.endswith('.npz')):
        q = np.load(os.path.join(passes, name + '.npz'))
        finish(os.path.join(out, name), *(q[k].astype(np.float32) for k in ('colour', 'albedo', 'normal')), float(q['smooth']),
               bool(q['specks']) if 'specks' in q else None)
        print(f'finished {name}')


main()
