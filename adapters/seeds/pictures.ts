import type { Picture, ProductPictures } from '../../core/domain/catalogue/Picture.ts';
import written from './placeholders.json' with { type: 'json' };

/** The content of each picture's placeholder by the picture's name. Written by docs/pictures/publish, not by hand. */
const placeholders: Readonly<Record<string, string>> = written;

/** The files that docs/pictures/publish makes of every picture. */
const FILES = { widths: [200, 400, 640, 800, 1200], formats: ['avif', 'webp'], width: 1200, height: 1500 };

/** Returns the two views of a product. */
export function pictureSeed(id: number): ProductPictures {
  return { ...view(`${id}`), detail: view(`${id}-detail`) };
}

function view(name: string): Picture {
  const placeholder = `data:image/webp;base64,${placeholders[name]}`;
  return { files: `/pictures/products/${name}`, ...FILES, placeholder };
}
