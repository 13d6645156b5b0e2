"""Lets a trim lie on the cloth below it."""
import numpy as np
from scipy.spatial import cKDTree


def rest(trim, cloth, gap=.0015, rounds=8):
    """Move the vertices of `trim` that are below or nearer than `gap` metres to the outside of `cloth`, in place; neighbours are taken along, so that it
    stays smooth."""
    n, tree = cloth.normals(), cKDTree(cloth.verts)
    beside = cKDTree(trim.verts).query(trim.verts, k=24)[1]
    for _ in range(rounds):
        near = tree.query(trim.verts, k=4)[1]
        d = ((trim.verts[:, None] - cloth.verts[near]) * n[near]).sum(2).mean(1)
        move = n[near].mean(1) * np.maximum(gap - d, 0)[:, None]
        if not move.any():
            break
        trim.verts = trim.verts + move[beside].mean(1)
    return trim
