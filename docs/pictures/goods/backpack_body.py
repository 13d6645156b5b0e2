"""The sack of the roll-top backpack and the roll that closes it; the front is at negative y, metres."""
import numpy as np

from mesh.dents import dents
from mesh.noise import noise, noise1
from mesh.rings import rings
from mesh.sheet import grid, normals
from mesh.through import smooth_through

LENGTH, POCKET, BASE = .900, (.108, .048, .205), .088   # pocket: half width, foot and top along the cloth; base: height of the boot
SHAPE = smooth_through([0, .015, .05, .25, .5, .74, .84, .93, 1],
                       [[.120, .052, 0, 6], [.140, .071, .003, 6], [.1455, .0765, .020, 5.5], [.148, .080, .110, 5], [.150, .079, .230, 4.6],
                        [.153, .068, .330, 3.6], [.158, .046, .370, 2.8], [.161, .022, .396, 2.3], [.161, .009, .414, 2.2]])


def _rounded_box(u, v, half, low, high, r=.026):
    """Signed distance to the pocket's outline, negative inside."""
    x, y = np.abs(u) - half + r, np.abs(v - (low + high) / 2) - (high - low) / 2 + r
    return np.hypot(np.maximum(x, 0), np.maximum(y, 0)) + np.minimum(np.maximum(x, y), 0) - r


def sack():
    """Surface, points, normals and pattern coordinates of the sack; piece 1 is the boot at its foot."""
    s, t = np.linspace(-.5, .5, 800, endpoint=False), np.linspace(0, 1, 420)
    a, b, z, m = SHAPE(t).T
    flat, total = rings(a, b, m, s)
    far = np.concatenate([[0], np.cumsum(np.hypot(np.diff(z), np.diff(b)))])
    u, v = np.broadcast_to(s * LENGTH, flat.shape[:2]), np.broadcast_to(far[:, None], flat.shape[:2])
    p = np.concatenate([flat, np.broadcast_to(z[:, None, None], flat.shape[:2] + (1,))], -1)
    k, front = p[..., 2] / .43, p[..., 1] < 0
    p[..., 0] += .006 * k**2 + .004 * noise1(p[..., 2], .2, 3) * k
    p[..., 1] += -.010 * np.sin(np.pi * np.clip(k, 0, 1)) * front * np.clip(1 - (p[..., 0] / .15)**2, 0, 1) - .012 * k**3
    n = normals(p, True)
    n = np.where((n[..., :2] * flat).sum(-1, keepdims=True) < 0, -n, n)
    d = _rounded_box(u, v, *POCKET)
    h = .013 / (1 + np.exp(np.clip(d / .0022, -40, 40))) - .0012 * np.exp(-((d - .005) / .0014)**2)
    h += .006 * (d < 0) * (1 - np.exp(np.minimum(d, 0) / .02))
    h -= .0040 * np.exp(-((v - POCKET[2] + .022) / .0019)**2) * np.clip((-d - .006) / .004, 0, 1)
    for c in (-.2065, .2065):
        h -= .0014 * np.exp(-((u - c) / .0014)**2) * (v > .02)
    edge = (v - BASE) * np.where(d < .012, 0, 1) + np.where(d < .012, .05, 0)
    h += .0012 / (1 + np.exp(np.clip(edge / .0005, -40, 40)))
    neck = np.clip((v - .27) / .10, 0, 1)
    h += dents(u, v, 46, (-.45, .45, .30, .47), 4, length=(.03, .08), width=(.003, .008), depth=(.0016, .0048),
               lean=lambda r, x, y: np.pi / 2 + r.normal(0, .30)) * neck
    h += dents(u, v, 44, (-.45, .45, .04, .32), 8, length=(.02, .08), width=(.003, .008), depth=(.0010, .0030), lean=lambda r, x, y: r.normal(0, .6))
    for i, c in enumerate((-.165, .165)):
        h += dents(u, v, 12, (c - .04, c + .05, .10, .34), 30 + i, length=(.02, .06), depth=(.0012, .0034), lean=lambda r, x, y: r.normal(0, .35))
    h += .0040 * noise(p, .11, 2) * np.clip(v / .06, 0, 1) + .0011 * noise(p, .035, 6, 2)
    h *= np.clip(v / .03, .1, 1)
    p = p + n * h[..., None]
    uv = np.stack(np.broadcast_arrays(np.append(s, .5) * LENGTH, far[:, None]), -1)
    made = grid(p, uv, True)
    mid = made.uv.mean(1)
    pocket = _rounded_box(mid[:, 0], mid[:, 1], *POCKET) < .004
    made.piece = ((mid[:, 1] < BASE) & ~pocket).astype(int)
    return made, p, n, u, v, d


def roll():
    """The rolled mouth: a spiral of doubled cloth, its ends drooping."""
    x = np.linspace(-1, 1, 260)
    turn = np.linspace(.4, 2 * np.pi * 2.42, 420)[:, None]
    r = .0072 + .00150 * turn + .0007 * noise1(turn + 0 * x, 1.3, 5) * np.clip(turn / 6, 0, 1)
    w = .170 - .0014 * turn + .0008 * np.sin(turn * 3)
    px = w * x
    soft = np.stack(np.broadcast_arrays(px, r * np.cos(turn), r * np.sin(turn)), -1)
    r = r + .0022 * noise(soft, .045, 8) + .0010 * noise(soft * (1.6, 1, 1), .020, 9)
    r = r - .0040 * np.exp(-(px / .026)**2) * np.clip(turn / 15, 0, 1)
    a = 1.15 - turn
    y, z = r * np.cos(a) * .92, r * np.sin(a) * 1.0
    sag = .016 * np.abs(x)**2.4
    p = np.stack([px + .004 + 0 * turn, y - .026 + .006 * x**2, z + .432 - sag + .004 * np.sin(x * 2.2 + .6)], -1)
    uv = np.stack(np.broadcast_arrays(px, turn * .02), -1)
    n = normals(p)
    inner = p - n * .0022
    both = np.concatenate([p, inner[::-1]])
    edge = lambda j: np.stack([p[:, j], inner[:, j]], 1)
    fu = np.concatenate([uv, uv[::-1]])
    return [grid(both, fu)] + [grid(edge(j), np.stack([uv[:, j], uv[:, j] + (.002, 0)], 1)) for j in (0, -1)]
