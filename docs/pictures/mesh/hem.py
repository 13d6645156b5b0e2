"""Turned hems: the only places where a garment shows its thickness. The cloth itself stays a single surface, so nothing
behind it can poke through; a strip along every open edge is doubled on the inside and closed with a round edge."""
import numpy as np
from scipy.spatial import cKDTree

from .surface import Surface


def turn_hems(s, thickness=.0026, width=.022, segments=4):
    """A new surface with an inner facing `width` metres wide, `thickness` inside every open edge."""
    n = s.normals()
    loops = s.rims()
    edge = np.concatenate([s.verts[l] for l in loops])
    near = cKDTree(edge).query(s.verts)[0]
    keep = (near[s.faces] < width).all(1)
    used = np.unique(np.concatenate([s.faces[keep].ravel(), *loops]))
    new = np.full(len(s.verts), -1)
    new[used] = np.arange(len(used)) + len(s.verts)
    fade = np.clip((width - near[used]) / (width * .3), 0, 1)[:, None]
    inner = s.verts[used] - n[used] * thickness * (.25 + .75 * fade)
    verts, faces = [s.verts, inner], [s.faces, new[s.faces[keep]][:, ::-1]]
    uv, piece = [s.uv, s.uv[keep][:, ::-1]], [s.piece, s.piece[keep]]
    corner = {}
    for f, u, p in zip(s.faces.tolist(), s.uv, s.piece):
        for k in range(3):
            corner[(f[k], f[(k + 1) % 3])] = (u[k], u[(k + 1) % 3], p)
    base = len(s.verts) + len(used)
    for loop in loops:
        m = len(loop)
        along = np.roll(s.verts[loop], -1, 0) - np.roll(s.verts[loop], 1, 0)
        out = np.cross(along, n[loop])
        out /= np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-12)
        rings = [loop]
        for j in range(1, segments):
            a = np.pi * j / segments
            r = thickness / 2
            verts.append(s.verts[loop] - n[loop] * r * (1 - np.cos(a)) + out * r * np.sin(a))
            rings.append(np.arange(m) + base)
            base += m
        rings.append(new[loop])
        for p, q in zip(rings, rings[1:]):
            for i in range(m):
                j = (i + 1) % m
                ua, ub, pc = corner[(loop[i], loop[j])]
                faces.append(np.array([[p[j], p[i], q[i]], [p[j], q[i], q[j]]]))
                uv.append(np.array([[ub, ua, ua], [ub, ua, ub]]))
                piece.append(np.array([pc, pc]))
    return Surface(np.vstack(verts), np.vstack(faces), np.concatenate(uv), np.concatenate(piece))
