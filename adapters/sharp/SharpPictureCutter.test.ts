import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { CutPicture } from '../../core/backend/ports/catalogue/ForCuttingPictures.ts';
import { SharpPictureCutter } from './SharpPictureCutter.ts';
import { pngOf } from './testing/pngOf.ts';

const cutter = new SharpPictureCutter();
const RED = { r: 200, g: 0, b: 0 };
const BLUE = { r: 0, g: 0, b: 200 };

/** A red picture whose left third is blue. */
function photograph(width: number, height: number) {
  const part = { create: { width: Math.floor(width / 3), height, channels: 3 as const, background: BLUE } };
  return sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    { input: part, left: 0, top: 0 },
  ]);
}

async function cut(file: Uint8Array): Promise<CutPicture> {
  const result = await cutter.cut(file, 'p');
  if ('refused' in result) throw new Error(result.refused);
  return result;
}

describe('A photograph', () => {
  it('becomes files in the widths and formats of the shop, in 4:5', async () => {
    const { contents, ...picture } = await cut(await photograph(1600, 1600).jpeg().toBuffer());
    expect(picture).toEqual({
      ...{ widths: [200, 400, 640, 800, 1200], formats: ['avif', 'webp'], width: 1200, height: 1500 },
      placeholder: expect.stringMatching(/^data:image\/webp;base64,[\w+/=]+$/),
    });
    expect(picture.placeholder.length).toBeLessThan(500);
    const files = await Promise.all(
      contents.map(async ({ name, content }) => {
        const { format, width, height, compression } = await sharp(content).metadata();
        return [name, compression === 'av1' ? 'avif' : format, width, height];
      }),
    );
    const sizes = [200, 400, 640, 800, 1200].map((width) => [width, width * 1.25] as const);
    expect(files).toEqual([
      ...sizes.flatMap(([width, height]) =>
        ['avif', 'webp'].map((format) => [`p-${width}.${format}`, format, width, height]),
      ),
      ['p.jpg', 'jpeg', 800, 1000],
    ]);
  });

  it('is upright and says nothing of where and with what it was taken', async () => {
    const lying = await photograph(1000, 800)
      .withExif({
        IFD0: { Make: 'A camera', Copyright: 'Meher' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 4/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(lying).metadata()).exif?.includes('A camera')).toBe(true);
    const { contents, width, height } = await cut(lying);
    expect([width, height]).toEqual([800, 1000]);
    for (const { content } of contents) {
      const { exif, xmp, iptc, orientation = 1 } = await sharp(content).metadata();
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, 1]);
    }
    // What was on the left is at the top of what is turned to the right.
    const top = await sharp(contents.at(-1)?.content)
      .extract({ left: 400, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(top[2]).toBeGreaterThan(150);
  });

  it('that is small has the widths that it fills', async () => {
    const { widths, width, height, contents } = await cut(await photograph(700, 900).png().toBuffer());
    expect([widths, width, height]).toEqual([[200, 400, 640], 640, 800]);
    expect((await sharp(contents.at(-1)?.content).metadata()).width).toBe(640);
  });

  it.each(['webp', 'avif', 'png'] as const)('may be a %s', async (format) => {
    const { widths } = await cut(await photograph(220, 300).toFormat(format).toBuffer());
    expect(widths).toEqual([200]);
  });

  it('that is transparent stands on white', async () => {
    const clear = { width: 200, height: 250, channels: 4 as const, background: { ...RED, alpha: 0 } };
    const { contents } = await cut(await sharp({ create: clear }).png().toBuffer());
    const [red = 0, green = 0, blue = 0] = await sharp(contents.at(-1)?.content).raw().toBuffer();
    expect(Math.min(red, green, blue)).toBeGreaterThan(250);
  });
});

describe('What is no photograph for the shop', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>';
  const NO_PICTURE = 'This is no JPEG, PNG, WebP or AVIF file';

  it.each([
    ['an SVG with a script', Buffer.from(svg), NO_PICTURE],
    ['an SVG behind a space', Buffer.from(` ${svg}`), NO_PICTURE],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), NO_PICTURE],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), NO_PICTURE],
    ['nothing', new Uint8Array(), NO_PICTURE],
    ['a bomb', pngOf(50_000, 50_000), 'The picture has 50000 × 50000 pixels; the shop takes up to 100 million'],
    ['a picture too small', pngOf(199, 900), 'The picture has 199 × 900 pixels; the shop needs at least 200 × 250'],
    ['the beginning of a PNG', pngOf(900, 900), /^The picture cannot be read/],
    [
      'a page that begins like a JPEG',
      Buffer.from('\xFF\xD8\xFF<script>alert(1)</script>', 'latin1'),
      /^The picture cannot be read/,
    ],
  ])('is refused with a reason: %s', async (_name, file, reason) => {
    const started = process.memoryUsage().rss;
    const result = await cutter.cut(file, 'p');
    expect(result).toEqual({ refused: typeof reason === 'string' ? reason : expect.stringMatching(reason) });
    expect(process.memoryUsage().rss - started).toBeLessThan(500_000_000);
  });

  it('may be half of a JPEG', async () => {
    const whole = await photograph(1600, 1600).jpeg().toBuffer();
    const result = await cutter.cut(whole.subarray(0, whole.length / 2), 'p');
    expect(result).toEqual({ refused: expect.stringMatching(/^The picture cannot be read/) });
  });
});
