"""A hood that stands by itself: arcs from one side of the neckline to the other, the mouth first, the nape last."""
import numpy as np
from scipy.interpolate import CubicSpline

from .band import frame
from .collar import front_first
from .hem import turn_hems
from .surface import Surface

# Where the middle of each arc lies: metres behind and above the nape, from the mouth's top over the crown to the nape.
CROWN = [(0, -.135, .205), (.28, -.070, .232), (.55, .022, .205), (.78, .060, .110), (.92, .036, .035), (1, .004, .002)]


def _at(p, t):
    """Points at parameters t (m,) of the closed neckline p (n, 3), which starts at the front centre."""
    i = (np.asarray(t) % 1) * len(p)
    k = i.astype(int)
    w = (i - k)[:, None]
    return p[k % len(p)] * (1 - w) + p[(k + 1) % len(p)] * w


def _arcs(s, rows, columns, wide):
    p, d, out, _ = frame(s, s.rims()[0], 720, 20, .4)
    k = int(np.argmin(front_first(p)))
    p, d, out = (np.roll(a, -k, 0) for a in (p, d, out))
    u = np.linspace(0, .997, rows)
    crown = CubicSpline(*zip(*[(a, (b, c)) for a, b, c in CROWN]))(u)
    nape = p[len(p) // 2]
    top = np.column_stack([.006 - .012 * u, nape[1] + crown[:, 0], nape[2] + crown[:, 1]])
    left = 1 if p[20, 0] > 0 else -1
    v, sides = np.linspace(0, 1, columns)[None, :, None], []
    for m in (1, -1):
        t = m * (u * .5 - .020 * (1 - u)**3)
        lift = .0012 + .0045 * np.exp(-u / .08) * (m > 0)
        low = _at(p, t) - _at(d, t) * .004 + _at(out, t) * lift[:, None]
        far = np.minimum(1, np.linalg.norm(top - low, axis=1) / .25)
        a = low + np.column_stack([m * left * (wide - .02 - (wide - .03) * np.clip(u / .45, 0, 1)) * far, .030 * far, .40 * (top - low)[:, 2]])
        b = top + np.column_stack([m * left * wide * 1.12 * far, .016 * far, -.020 * far])
        q = (1 - v)**3 * low[:, None] + 3 * (1 - v)**2 * v * a[:, None] + 3 * (1 - v) * v**2 * b[:, None] + v**3 * top[:, None]
        sides.append(q)
    return u, np.concatenate([sides[0], sides[1][:, -2::-1]], 1)


def hood(s, rows=90, columns=70, wide=.135, slouch=.005, thickness=.006):
    """The hood on the highest open edge of s. Pattern coordinates: 0 at the mouth to .42 at the nape, -.36 to .36 across."""
    u, q = _arcs(s, rows, columns, wide)
    m = q.shape[1]
    w = np.linspace(-1, 1, m)
    uu, ww = np.meshgrid(u, w, indexing='ij')
    du, dv = np.gradient(q, axis=0), np.gradient(q, axis=1)
    n = np.cross(du, dv)
    n /= np.maximum(np.linalg.norm(n, axis=2, keepdims=True), 1e-9)
    low = np.exp(-((1 - np.abs(ww)) / .30)**2)
    calm = np.clip(uu / .12, 0, 1) * np.clip((1 - uu) / .25, 0, 1) * np.clip((1 - np.abs(ww)) / .12, 0, 1)
    fold = np.sin(ww * 23 + uu * 5 + np.sin(uu * 7)) * low + .7 * np.sin(uu * 17 + ww * 4 + np.sin(ww * 5)) * .5
    q = q + n * (slouch * fold * calm)[..., None]
    i = np.arange(rows * m).reshape(rows, m)
    a, b, c, d = i[:-1, :-1].ravel(), i[1:, :-1].ravel(), i[1:, 1:].ravel(), i[:-1, 1:].ravel()
    faces = np.concatenate([np.column_stack([a, b, c]), np.column_stack([a, c, d])])
    flat = np.column_stack([uu.ravel() * .42, ww.ravel() * .36])
    out = Surface(q.reshape(-1, 3), faces, flat[faces], np.zeros(len(faces), int))
    if (out.normals()[i[rows // 2, m // 4]] @ (q[rows // 2, m // 4] - q[rows // 2].mean(0))) < 0:
        out = Surface(out.verts, faces[:, ::-1], out.uv[:, ::-1], out.piece)
    whole = turn_hems(out, thickness, .030)
    keep = (np.arange(len(whole.faces)) < len(faces)) | (whole.uv[..., 0].mean(1) < .05)
    return Surface(whole.verts, whole.faces[keep], whole.uv[keep], whole.piece[keep])
