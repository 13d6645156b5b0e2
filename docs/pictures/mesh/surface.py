"""A triangle surface with flat pattern coordinates at every corner."""
import numpy as np


class Surface:
    """verts (n, 3) metres; faces (m, 3); uv (m, 3, 2) pattern metres at the corners; piece (m,) panel number."""

    def __init__(self, verts, faces, uv, piece):
        self.verts, self.faces, self.uv, self.piece = verts, faces, uv, piece

    def edges(self):
        """Unique edges (e, 2), each face's three edge numbers (m, 3), and how many faces each edge has (e,)."""
        f = self.faces
        all_ = np.sort(np.concatenate([f[:, [0, 1]], f[:, [1, 2]], f[:, [2, 0]]]), axis=1)
        e, inv, count = np.unique(all_, axis=0, return_inverse=True, return_counts=True)
        return e, inv.reshape(3, -1).T, count

    def normals(self):
        """Unit vertex normals (n, 3)."""
        v, f = self.verts, self.faces
        n = np.cross(v[f[:, 1]] - v[f[:, 0]], v[f[:, 2]] - v[f[:, 0]])
        out = np.zeros_like(v)
        for k in range(3):
            np.add.at(out, f[:, k], n)
        return out / np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-12)

    def rims(self):
        """Open edges as closed loops of vertex numbers, in the direction of the faces, highest loop first."""
        f = self.faces
        d = np.concatenate([f[:, [0, 1]], f[:, [1, 2]], f[:, [2, 0]]])
        both = {(a, b) for a, b in d.tolist()}
        nxt = {a: b for a, b in both if (b, a) not in both}
        loops = []
        while nxt:
            start, b = next(iter(nxt.items()))
            loop = [start]
            del nxt[start]
            while b != start and b in nxt:
                loop.append(b)
                b = nxt.pop(b)
            loops.append(np.array(loop))
        return sorted(loops, key=lambda l: -self.verts[l, 2].mean())
