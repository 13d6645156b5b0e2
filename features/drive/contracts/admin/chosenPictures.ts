import sharp from 'sharp';
import { pngOf } from '../../../../adapters/sharp/testing/pngOf.ts';
import type { PictureKind } from './CatalogueDrivers.ts';

const BLANK = { width: 220, height: 275, channels: 3, background: '#3a6b88' } as const;
const MOST_BYTES = 20_000_000;

/** The files that somebody chooses as pictures. */
const FILES: Readonly<Record<PictureKind, () => Promise<Uint8Array>>> = {
  'a photograph': () => sharp({ create: BLANK }).jpeg().toBuffer(),
  'a drawing with a script': async () => Buffer.from('<svg><script>alert(1)</script></svg>'),
  'a letter': async () => Buffer.from('Dear shop,'),
  'a huge picture': async () => pngOf(50_000, 50_000),
  'a heavy file': async () => Buffer.alloc(MOST_BYTES + 1, 'x'),
};

/** Returns a file as a browser gives it. */
export async function chosenPicture(kind: PictureKind) {
  return { name: `${kind.replaceAll(' ', '-')}.jpg`, type: 'image/jpeg', content: await FILES[kind]() };
}
