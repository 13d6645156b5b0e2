"""Render, denoise, tone, PNG."""
import os
import time

import bpy
import numpy as np

from .denoise import denoise
from .tone import tone


def _settings(samples):
    c = bpy.context.scene.cycles
    c.samples, c.use_denoising, c.use_adaptive_sampling, c.adaptive_threshold = samples, False, True, .05
    c.adaptive_min_samples = 12  # Cycles' own choice is more than `samples`, so nothing would stop early: the wall does at 12.
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 5, 3, 2, 4, 4
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.blur_glossy = 4, 1


SOCKETS = (('colour', 'Image'), ('albedo', 'DiffCol'), ('normal', 'Normal'), ('gloss', 'GlossCol'), ('through', 'TransCol'))


def _passes(folder, shiny):
    s = bpy.context.scene
    layer = s.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = True
    layer.use_pass_glossy_color = layer.use_pass_transmission_color = shiny
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    source, out = t.nodes.new('CompositorNodeRLayers'), t.nodes.new('CompositorNodeOutputFile')
    out.base_path, out.format.file_format, out.format.color_depth = folder, 'OPEN_EXR', '32'
    out.file_slots.clear()
    for name, socket in SOCKETS[:5 if shiny else 3]:
        out.file_slots.new(name)
        t.links.new(source.outputs[socket], out.inputs[name])


def _load(path):
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = 'Non-Color'
    (w, h), n = im.size, im.channels
    a = np.empty(w * h * n, np.float32)
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    os.remove(path)
    return a.reshape(h, w, n)[:, :, :3].copy()


def finish(out, colour, albedo, normal, smooth=1.0, specks=None):
    """Denoise, tone and write the PNG `out`; arrays (h, w, 3), bottom row first. Specks are taken off the outlines of
    cloth alone, unless told: thin stitches and what is small in the picture would go with them."""
    specks = smooth == 1 if specks is None else specks
    img = np.clip(tone(denoise(colour, albedo, normal, tolerance=2.2 * smooth, specks=specks)), 0, 1)
    h, w, _ = img.shape
    im = bpy.data.images.new('out', w, h, float_buffer=False)
    im.colorspace_settings.name = 'Non-Color'
    im.pixels.foreach_set(np.dstack([img, np.ones((h, w, 1))]).astype(np.float32).ravel())
    im.filepath_raw, im.file_format = out, 'PNG'
    im.save()


def render(out, samples, smooth=1.0, specks=None):
    """Write the current scene to the PNG `out`; smooth: strength of the denoiser, below 1 for things that reflect.

    With PICTURES_PASSES set, what the denoiser starts from is kept in that folder.
    """
    folder = out + '.passes'
    _settings(samples)
    if smooth < 1:
        c = bpy.context.scene.cycles
        c.max_bounces, c.glossy_bounces, c.transparent_max_bounces, c.sample_clamp_direct = 8, 5, 12, 12
    _passes(folder, smooth < 1)
    t0 = time.time()
    bpy.ops.render.render()
    t1, frame = time.time(), f'{bpy.context.scene.frame_current:04d}.exr'
    colour, albedo, normal = (_load(os.path.join(folder, n + frame)) for n in ('colour', 'albedo', 'normal'))
    if smooth < 1:
        albedo += sum(np.clip(_load(os.path.join(folder, n + frame)), 0, 1) for n in ('gloss', 'through'))
    os.rmdir(folder)
    if 'PICTURES_PASSES' in os.environ:
        np.savez(os.path.join(os.environ['PICTURES_PASSES'], os.path.basename(out) + '.npz'), smooth=smooth,
                 specks=smooth == 1 if specks is None else specks,
                 **{k: a.astype(np.float16) for k, a in (('colour', colour), ('albedo', albedo), ('normal', normal))})
    finish(out, colour, albedo, normal, smooth, specks)
    print(f'picture {os.path.basename(out)} {colour.shape[1]}x{colour.shape[0]} {samples} samples: {t1 - t0:.1f} s, finishing {time.time() - t1:.1f} s')
