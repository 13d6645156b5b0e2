"""An empty Cycles scene on one thread, and meshes from arrays."""
import math

import bpy
import numpy as np


def reset():
    """An empty scene; returns it."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine, s.cycles.device = 'CYCLES', 'CPU'
    s.render.threads_mode, s.render.threads = 'FIXED', 1
    return s


def link(o):
    """Put an object into the scene; returns it."""
    bpy.context.scene.collection.objects.link(o)
    return o


def add_mesh(name, verts, faces, uv, piece, materials, box, crease=180):
    """A smooth triangle mesh with the UV maps 'metres' (the pattern) and 'tex' (0..1 within box = x0, x1, y0, y1);
    edges sharper than `crease` degrees stay sharp."""
    me = bpy.data.meshes.new(name)
    n = len(faces)
    me.vertices.add(len(verts)), me.loops.add(3 * n), me.polygons.add(n)
    me.vertices.foreach_set('co', np.asarray(verts, np.float32).ravel())
    me.loops.foreach_set('vertex_index', np.asarray(faces, np.int32).ravel())
    me.polygons.foreach_set('loop_start', np.arange(0, 3 * n, 3, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(n, 3, np.int32))
    me.polygons.foreach_set('use_smooth', np.ones(n, bool))
    me.polygons.foreach_set('material_index', np.asarray(piece, np.int32))
    flat = np.asarray(uv, np.float32).reshape(-1, 2)
    x0, x1, y0, y1 = box
    for layer, q in (('metres', flat), ('tex', (flat - (x0, y0)) / (x1 - x0, y1 - y0))):
        me.uv_layers.new(name=layer).data.foreach_set('uv', q.astype(np.float32).ravel())
    if crease < 180:
        me.use_auto_smooth, me.auto_smooth_angle = True, math.radians(crease)
    me.update()
    me.validate()
    for m in materials:
        me.materials.append(m)
    o = link(bpy.data.objects.new(name, me))
    for k, q in (('shadow_terminator_offset', .15), ('shadow_terminator_geometry_offset', .1)):
        if hasattr(o.cycles, k):
            setattr(o.cycles, k, q)
    return o
