import type sharpModule from 'sharp';
import type { Sharp } from 'sharp';
import type {
  CutPicture,
  ForCuttingPictures,
  PictureFile,
} from '../../core/backend/ports/catalogue/ForCuttingPictures.ts';
import { isPhotograph } from './photographFormat.ts';

/** The widths and formats of the shop's pictures. */
const WIDTHS = [200, 400, 640, 800, 1200];
const FORMATS = ['avif', 'webp'] as const;
/** Width by height. */
const SHAPE = 4 / 5;
/** The largest file that every browser shows, in pixels. */
const PLAIN_WIDTH = 800;
const PLACEHOLDER = { width: 16, quality: 40 };
/** More than the cameras of phones take. */
const MOST_PIXELS = 100_000_000;
const MOST_SECONDS = 20;
const MILLION = 1_000_000;
/** AVIF with more effort takes several times longer, and saves little. */
const QUALITY = { avif: { quality: 55, effort: 3 }, webp: { quality: 78 }, jpeg: { quality: 80, mozjpeg: true } };

type Result = CutPicture | { readonly refused: string };

/** Cuts photographs with sharp, which is loaded with the first one. One at a time: a large one takes some 300 MB of memory. */
export class SharpPictureCutter implements ForCuttingPictures {
  #last: Promise<unknown> = Promise.resolve();

  cut(photograph: Uint8Array, name: string): Promise<Result> {
    const next = this.#last.then(() => this.#cut(photograph, name));
    this.#last = next;
    return next;
  }

  /** Never rejects. */
  async #cut(photograph: Uint8Array, name: string): Promise<Result> {
    if (!isPhotograph(photograph)) return { refused: 'This is no JPEG, PNG, WebP or AVIF file' };
    try {
      const { default: sharp } = await import('sharp');
      // The header alone, whatever size it says.
      const { autoOrient } = await sharp(photograph, { limitInputPixels: false }).metadata();
      const refused = faultOf(autoOrient);
      if (refused !== undefined) return { refused };
      const opened = sharp(photograph, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true });
      return await cutOpened(sharp, opened.autoOrient(), widthOfCut(autoOrient), name);
    } catch (error) {
      // libvips has no error codes. What it cannot decode is refused; the reason is in its words.
      const reason = error instanceof Error ? (error.message.split('\n')[0]?.replace(/:\s*$/, '') ?? '') : '';
      return { refused: `The picture cannot be read: ${reason}` };
    }
  }
}

type Size = { readonly width: number; readonly height: number };

function faultOf({ width, height }: Size): string | undefined {
  const [least] = WIDTHS;
  if (width * height > MOST_PIXELS) {
    return `The picture has ${width} × ${height} pixels; the shop takes up to ${MOST_PIXELS / MILLION} million`;
  }
  const cut = widthOfCut({ width, height });
  return least !== undefined && cut < least
    ? `The picture has ${width} × ${height} pixels; the shop needs at least ${least} × ${least / SHAPE}`
    : undefined;
}

/** Returns the width of the largest part in the shape of the shop. */
function widthOfCut({ width, height }: Size): number {
  return Math.min(width, Math.floor(height * SHAPE));
}

/** Cuts a picture that is upright. What the camera has noted, such as the place, is left out of what sharp writes. */
async function cutOpened(sharp: typeof sharpModule, upright: Sharp, widest: number, name: string): Promise<CutPicture> {
  const widths = WIDTHS.filter((each) => each <= widest);
  const largest = widths.at(-1) ?? widest;
  const { data, info } = await upright
    .resize(sizeOf(largest))
    .toColourspace('srgb')
    .flatten({ background: '#fff' })
    .timeout({ seconds: MOST_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: rawWidth, height: rawHeight, channels } = info;
  const cut = (to: number) => sharp(data, { raw: { width: rawWidth, height: rawHeight, channels } }).resize(sizeOf(to));
  const contents: PictureFile[] = [];
  // One after the other: each uses all cores that sharp has.
  for (const each of widths) {
    for (const format of FORMATS) {
      contents.push({
        name: `${name}-${each}.${format}`,
        content: await cut(each).toFormat(format, QUALITY[format]).toBuffer(),
      });
    }
  }
  const plain = cut(Math.min(PLAIN_WIDTH, largest)).jpeg(QUALITY.jpeg);
  contents.push({ name: `${name}.jpg`, content: await plain.toBuffer() });
  const placeholder = await cut(PLACEHOLDER.width).webp({ quality: PLACEHOLDER.quality }).toBuffer();
  return {
    ...{ widths, formats: [...FORMATS], ...sizeOf(largest), contents },
    placeholder: `data:image/webp;base64,${placeholder.toString('base64')}`,
  };
}

function sizeOf(width: number): Size {
  return { width, height: Math.round(width / SHAPE) };
}
