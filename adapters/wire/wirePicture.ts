import * as v from 'valibot';
import type { ProductPictures, ShownPicture } from '../../core/domain/catalogue/Picture.ts';

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

export const optionalText = v.optional(v.string());

const pictureEntries = {
  files: v.pipe(v.string(), v.regex(/^(\/|https:\/\/)[^\s,]+$/)),
  widths: v.pipe(v.array(pixels), v.nonEmpty()),
  formats: v.array(v.pipe(v.string(), v.regex(/^[a-z0-9]+$/))),
  width: pixels,
  height: pixels,
  placeholder: v.pipe(v.string(), v.regex(/^data:image\/[a-z]+;base64,[A-Za-z0-9+/=]+$/)),
  alt: optionalText,
};

/** Treats an invalid value as missing. */
export function optionalValid<Output>(shape: v.GenericSchema<unknown, Output>) {
  return v.optional(v.fallback(v.undefinedable(shape), undefined));
}

/**
 * A product's pictures in the JSON of `/api`, which uses the core's names. Invalid pictures are ignored, because every product
 * has its `img`.
 */
export const wirePictures = optionalValid<ProductPictures>(
  v.object({ ...pictureEntries, detail: optionalValid(v.object(pictureEntries)) }),
);

const furtherPicture = v.object({
  ...{ img: v.pipe(v.string(), v.nonEmpty()), alt: optionalText },
  picture: optionalValid(v.object(pictureEntries)),
});

/** The response of GET /catalogue/{id}/pictures: the pictures behind those that the product has itself. */
export const picturesResponse = v.object({
  pictures: v.array(
    v.pipe(
      furtherPicture,
      v.transform(({ img: image, ...same }): ShownPicture => ({ image, ...same })),
    ),
  ),
});

export function toWirePicture({ image: img, ...same }: ShownPicture): v.InferInput<typeof furtherPicture> {
  return { img, ...same };
}
