"""Drape a product, finish its surfaces, paint its textures: everything the renderer needs, into the cache.

python3 build.py <product id> <cache folder> [fresh]
"""
import hashlib
import json
import os
import sys

import numpy as np

from drape.solver import drape
from goods.framing import framed
from goods.goods import Goods
from mesh.hem import turn_hems
from mesh.relief import raise_cloth
from mesh.smooth import smooth
from mesh.subdivide import subdivide
from paint.svg import rasterise
from pattern.sew import sew
from products import product


def key(g):
    """A name for the draped mesh that changes with whatever changes the drape."""
    h = hashlib.sha1(repr((g.cloth.key(), g.seconds)).encode())
    for n in ('solver', 'constraints', 'layers', 'mannequin'):
        with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'drape', n + '.py'), 'rb') as f:
            h.update(f.read())
    for p in g.panels:
        h.update(np.round(p.points, 5).tobytes() + bytes([p.layer + 1]) + repr(sorted(p.openings)).encode())
    for t in (0, 1):
        h.update(repr([[np.round(q, 5).tolist() if not isinstance(q, str) else q for q in part] for part in g.body(t)]).encode())
    return h.hexdigest()[:12]


def draped(g, cache, name, fresh=False):
    """The sewn surface at rest, from the cache if it was draped before."""
    s = sew(g.panels, g.height)
    if g.form:
        s.verts = g.form(s)
        return s
    path = os.path.join(cache, f'{name}-{key(g)}.npy')
    if os.path.exists(path) and not fresh:
        s.verts = np.load(path)
        return s
    drape(s, g.body, g.cloth, g.seconds)
    np.save(path, s.verts)
    return s


def material(spec, textures):
    """A material with its SVGs rasterised."""
    return {k: rasterise(v, textures, 64 if len(v) < 400 else 2400) if k in ('colour', 'height') and v.startswith('<') else v
            for k, v in spec.items()}


def stored(part, surface, box, materials, name, cache):
    """Write a mesh into the cache; returns what the renderer reads."""
    path = os.path.join(cache, f'{name}-{part}.npz')
    np.savez(path, verts=surface.verts, faces=surface.faces, uv=surface.uv, piece=surface.piece)
    textures = os.path.join(cache, 'textures')
    return dict(name=part, file=path, box=box, materials=[material(m, textures) for m in materials])


def hard(g, cache, name):
    """The scene of Goods: parts as they are, framed for every view."""
    meshes, seen = [], []
    for t in g.parts:
        m = stored(t.name, t.surface, t.box, t.material if isinstance(t.material, list) else [t.material], name, cache)
        meshes.append(dict(m, crease=t.crease, prop=t.prop))
        if not t.prop:
            seen.append(t.surface.verts)
    seen, views = np.concatenate(seen), {}
    for k, v in g.views.items():
        point, span = framed(seen, v, g.share)
        views[k] = dict(vars(v), point=point, span=span)
    cove = dict(distance=g.distance, floor=g.floor, glow=g.glow)
    return dict(meshes=meshes, wall=g.wall, centre=views['front']['point'], size=np.ptp(seen, 0).tolist(),
                height=views['front']['span'], views=views, cove=cove, samples=g.samples, smooth=g.smooth, key=g.key, cards=g.cards)


def main():
    name, cache = sys.argv[1], sys.argv[2]
    textures = os.path.join(cache, 'textures')
    os.makedirs(textures, exist_ok=True)
    g = product(int(name))
    if isinstance(g, Goods):
        with open(os.path.join(cache, f'{name}.json'), 'w') as f:
            json.dump(hard(g, cache, name), f)
        return
    s = draped(g, cache, name, 'fresh' in sys.argv)
    if not g.form:
        smooth(s, press=g.press)
    fine = s if g.form else subdivide(subdivide(s))
    if g.relief:
        raise_cloth(fine, g.relief)
    whole = turn_hems(fine, *g.hem) if g.hem else fine
    parts = [('garment', whole, g.box, [dict(kind='cloth', colour=g.paint[p.name][0], height=g.paint[p.name][1], **g.look)
                                 for p in g.panels])]
    parts += [(t.name, t.surface, t.box, [t.material]) for t in g.trims(s, fine)]
    meshes, lo, hi = [], np.full(3, 9.0), np.full(3, -9.0)
    for n, q, box, materials in parts:
        meshes.append(stored(n, q, box, materials, name, cache))
        lo, hi = np.minimum(lo, q.verts.min(0)), np.maximum(hi, q.verts.max(0))
    size = hi - lo
    height = max(size[2] / g.share, size[0] / .88 * 1.25)
    scene = dict(meshes=meshes, wall=g.wall, centre=((lo + hi) / 2).tolist(), size=size.tolist(), height=height,
                 samples=.75, views={k: vars(v) for k, v in g.views.items()})
    with open(os.path.join(cache, f'{name}.json'), 'w') as f:
        json.dump(scene, f)
    print(f'built {name}: {sum(len(q.faces) for _, q, *_ in parts)} triangles, {size[0]:.2f} x {size[2]:.2f} m')


main()
