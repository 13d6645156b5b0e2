"""Panels laid flat on each other and sewn into one surface: sewn outline points become shared vertices."""
import numpy as np
from scipy.spatial import cKDTree

from mesh.surface import Surface


def sew(panels, height=1.44, gap=.014):
    """A Surface with its front panels at -gap, its back panels at +gap, closing towards the seams.

    height: metres from the floor to the highest shoulder point. Shared vertices are found by their flat position.
    """
    verts, faces, uv, piece, rest, flat, seam, owner, by_key = [], [], [], [], [], [], [], [], {}
    for k, p in enumerate(panels):
        sewn = p.sewn()
        far = cKDTree(p.points[sewn]).query(p.points)[0]
        ids = []
        for i, (x, y) in enumerate(p.points):
            key = (round(x * 2e3), round(y * 2e3))
            shared = by_key.get(key) if i < p.rim and far[i] < 1e-9 else None
            if shared is None:
                shared = len(verts)
                verts.append((x, p.layer * gap * min(1, far[i] / .03), y + height))
                flat.append((x, y)), seam.append(far[i]), owner.append(k)
                if i < p.rim and far[i] < 1e-9:
                    by_key[key] = shared
            ids.append(shared)
        ids = np.array(ids)
        f = p.faces if p.layer < 0 else p.faces[:, ::-1]
        faces.append(ids[f]), uv.append(p.points[f]), piece.append(np.full(len(f), k))
    s = Surface(np.array(verts), np.vstack(faces), np.vstack(uv), np.concatenate(piece))
    s.flat, s.seam, s.owner = np.array(flat), np.array(seam), np.array(owner)
    return s
