import * as v from 'valibot';
import type { ProductPictures } from '../../core/domain/catalogue/Picture.ts';

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
function optionalValid<Output>(shape: v.GenericSchema<unknown, Output>) {
  return v.optional(v.fallback(v.undefinedable(shape), undefined));
}

/**
 * A product's pictures in the JSON of `/api`, which uses the core's names. Invalid pictures are ignored, because every product
 * has its `img`.
 */
export const wirePictures = optionalValid<ProductPictures>(
  v.object({ ...pictureEntries, detail: optionalValid(v.object(pictureEntries)) }),
);
