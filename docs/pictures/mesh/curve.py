"""Smooth functions through given points."""
import numpy as np
from scipy.interpolate import PchipInterpolator


def through(x, y):
    """A function that runs smoothly, without overshooting, through the points (x ascending) and stays level outside them."""
    f = PchipInterpolator(x, y)
    return lambda q: f(np.clip(q, x[0], x[-1]))
