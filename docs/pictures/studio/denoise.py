"""Edge-keeping a-trous wavelet filter on light = colour / albedo, guided by the normal and albedo passes.

How far two pixels may differ in brightness follows from how noisy their neighbourhood is, so specks go in the dark and on
white cloth alike; what the normals or the paint draw is kept.
"""
import numpy as np

KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16]


def _blur(a, reach=1):
    """A box mean over (2 reach + 1)² pixels."""
    for axis in (0, 1):
        p = np.pad(a, [(reach, reach) if k == axis else (0, 0) for k in range(3)], mode='edge')
        c = np.cumsum(p, axis=axis, dtype=np.float64)
        c = np.concatenate([np.zeros_like(np.take(c, [0], axis)), c], axis)
        n = a.shape[axis]
        hi, lo = np.arange(n) + 2 * reach + 1, np.arange(n)
        a = ((np.take(c, hi, axis) - np.take(c, lo, axis)) / (2 * reach + 1)).astype(np.float32)
    return a


def _around(a, extreme, reach=2):
    """The least (np.minimum) or greatest (np.maximum) over (2 reach + 1)² pixels."""
    for axis in (0, 1):
        p = np.pad(a, [(reach, reach) if k == axis else (0, 0) for k in range(3)], mode='edge')
        n = a.shape[axis]
        a = extreme.reduce([np.take(p, np.arange(n) + k, axis) for k in range(2 * reach + 1)])
    return a


def _within(lit, alone):
    """Pixels on an outline find few of their kind to be smoothed with: none of them may be brighter or darker than all
    the smoothed ones around it."""
    low = _around(np.where(alone, np.inf, lit), np.minimum)
    high = _around(np.where(alone, -np.inf, lit), np.maximum)
    return np.where(alone & (high >= low), np.clip(lit, low, np.maximum(low, high)), lit)


def _noise(lit):
    """Standard deviation of brightness around every pixel, without its slow changes."""
    lum = lit.mean(2, keepdims=True)
    high = lum - _blur(lum, 1)
    return np.sqrt(np.maximum(_blur(high * high, 3), 0)) * 1.2 + .004


def denoise(colour, albedo, normal, rounds=4, tolerance=2.2, bend=.22, paint=.06, specks=True):
    """Arrays (h, w, 3); tolerance: in standard deviations of the noise; bend, paint: of normal and albedo;
    specks: whether to take them off outlines, where thin and glossy things lose their smooth edges by it."""
    lit = colour / (albedo + .02)
    h, w, _ = colour.shape
    sigma, guide = _noise(lit) * tolerance, _blur(normal, 1)
    for r in range(rounds):
        st = 1 << r
        pad = lambda a: np.pad(a, ((2 * st, 2 * st), (2 * st, 2 * st), (0, 0)), mode='edge')
        lp, gp, ap = pad(lit), pad(guide), pad(albedo)
        acc, ws, kin = np.zeros_like(lit), np.zeros((h, w, 1), np.float32), np.zeros((h, w, 1), np.float32)
        lum = _blur(lit.mean(2, keepdims=True), 1) if r == 0 else lit.mean(2, keepdims=True)
        for dy in range(5):
            for dx in range(5):
                at = np.s_[dy * st:dy * st + h, dx * st:dx * st + w]
                dl = lp[at].mean(2, keepdims=True) - lum
                dn = ((gp[at] - guide)**2).sum(2, keepdims=True)
                da = ((ap[at] - albedo)**2).sum(2, keepdims=True)
                k = KERNEL[dy] * KERNEL[dx] * np.exp(-dn / bend**2 - da / paint**2)
                q = k * np.exp(-(dl / sigma)**2)
                acc += q * lp[at]
                ws += q
                kin += k
        alone = kin < .5 if r == 0 else alone
        lit = np.where(ws > 1e-6, acc / np.maximum(ws, 1e-6), lit)
        sigma = sigma * .6
    return (_within(lit, alone) if specks else lit) * (albedo + .02)
