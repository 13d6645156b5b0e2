import type { Picture } from '../../../../core/domain/catalogue/Picture.ts';

/** Where a product's picture is shown; determines its `sizes`. */
export type PicturePlace = 'card' | 'details' | 'enlarged' | 'line' | 'thumbnail';

/** A product picture's width at its place, as the `sizes` of an image. */
export const PICTURE_SIZES: Readonly<Record<PicturePlace, string>> = {
  card: '(min-width: 1280px) 300px, (min-width: 640px) 31vw, (min-width: 360px) 46vw, 92vw',
  details: '(min-width: 1024px) 640px, (min-width: 768px) 52vw, 88vw',
  enlarged: 'max(800px, min(100vw, 1200px))',
  line: '(min-width: 768px) 128px, 88px',
  thumbnail: '48px',
};

/** The attributes of a picture's `source` elements, the preferred format first; `sizes` as in HTML. */
export function pictureSources(
  { files, formats, widths }: Pick<Picture, 'files' | 'formats' | 'widths'>,
  sizes: string,
) {
  return formats.map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `${files}-${width}.${format} ${width}w`).join(', '),
    sizes,
  }));
}
