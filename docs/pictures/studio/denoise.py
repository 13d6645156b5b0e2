"""Edge-keeping a-trous wavelet filter on light = colour / albedo, guided by the normal and albedo passes."""
import numpy as np


def denoise(colour, albedo, normal, rounds=3, light=.22, bend=.18, paint=.05):
    """Arrays (h, w, 3); light, bend, paint: how different neighbours may be in brightness, normal and albedo."""
    lit = colour / (albedo + .02)
    h, w, _ = colour.shape
    kernel = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16]
    for r in range(rounds):
        st = 1 << r
        pad = lambda a: np.pad(a, ((2 * st, 2 * st), (2 * st, 2 * st), (0, 0)), mode='edge')
        lp, np_, ap = pad(lit), pad(normal), pad(albedo)
        acc, ws = np.zeros_like(lit), np.zeros((h, w, 1), np.float32)
        lum, s = lit.mean(2, keepdims=True), light * .6**r
        for dy in range(5):
            for dx in range(5):
                at = np.s_[dy * st:dy * st + h, dx * st:dx * st + w]
                dl = (lp[at].mean(2, keepdims=True) - lum) / (lum + .1)
                dn = ((np_[at] - normal)**2).sum(2, keepdims=True)
                da = ((ap[at] - albedo)**2).sum(2, keepdims=True)
                q = kernel[dy] * kernel[dx] * np.exp(-(dl / s)**2 - dn / bend**2 - da / paint**2)
                acc += q * lp[at]
                ws += q
        lit = acc / ws
    return lit * (albedo + .02)
