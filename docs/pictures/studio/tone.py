"""Scene light to sRGB."""
import numpy as np


def tone(x, exposure=1.0):
    """A soft shoulder above .72, no change of hue below it."""
    x, k = np.maximum(x * exposure, 0), .72
    x = np.where(x > k, k + (1 - k) * (1 - np.exp(-(x - k) / (1 - k))), x)
    return np.where(x <= .0031308, 12.92 * x, 1.055 * np.power(np.maximum(x, 1e-8), 1 / 2.4) - .055)
