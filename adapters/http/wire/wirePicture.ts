import * as v from 'valibot';
import type { Picture, ProductPictures } from '../../../core/domain/catalogue/Picture.ts';

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

const pictureEntries = {
  files: v.pipe(v.string(), v.regex(/^(\/|https:\/\/)[^\s,]+$/)),
  widths: v.pipe(v.array(pixels), v.nonEmpty()),
  formats: v.array(v.pipe(v.string(), v.regex(/^[a-z0-9]+$/))),
  width: pixels,
  height: pixels,
  placeholder: v.pipe(v.string(), v.regex(/^data:image\/[a-z]+;base64,[A-Za-z0-9+/=]+$/)),
};

/** Whatever is not of this shape counts as missing. */
function orNothing<Output>(shape: v.GenericSchema<unknown, Output>) {
  return v.optional(v.fallback(v.undefinedable(shape), undefined));
}

const wirePicture: v.GenericSchema<unknown, Picture> = v.object(pictureEntries);

/**
 * A product's pictures as `/api` writes them, with the core's own names. What is malformed is left out, for a product
 * can be sold by its plain `img` too.
 */
export const wirePictures = orNothing<ProductPictures>(
  v.pipe(
    v.object({ ...pictureEntries, detail: orNothing(wirePicture) }),
    v.transform(({ detail, ...front }) => ({ ...front, ...(detail !== undefined && { detail }) })),
  ),
);
