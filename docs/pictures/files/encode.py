"""AVIF, WebP and JPEG from a PNG, at the best quality that keeps within a budget."""
from .tools import kilobytes, run

# From the eye's "no difference" to the last step before walls show blocks; a picture that needs more is refused.
AVIF_STEPS = range(18, 37, 2)
WEBP_STEPS = (84, 80, 76, 72)


def avif(png, out, budget=None):
    """10 bits and full colour resolution: soft walls stay free of bands, coral edges stay crisp. budget in kB."""
    for level in AVIF_STEPS:
        run('avifenc', '-c', 'aom', '-d', 10, '-y', 444, '-s', 3, '-j', 1, '--min', 0, '--max', 63,
            '-a', 'end-usage=q', '-a', f'cq-level={level}', '-a', 'tune=ssim', png, out)
        if budget is None or kilobytes(out) <= budget:
            return level
    raise RuntimeError(f'{out} is {kilobytes(out):.1f} kB at the lowest clean quality; the budget is {budget} kB')


def webp(png, out, budget=None):
    """For browsers without AVIF; over its budget it is kept at the lowest quality that looks clean."""
    for quality in WEBP_STEPS:
        run('cwebp', '-quiet', '-q', quality, '-m', 6, '-sharp_yuv', '-metadata', 'none', png, '-o', out)
        if budget is None or kilobytes(out) <= budget:
            break
    return quality


def jpeg(png, out, quality=82):
    """The one file any client can show."""
    run('convert', png, '-strip', '-interlace', 'JPEG', '-sampling-factor', '4:2:0', '-quality', quality, out)
    return quality
