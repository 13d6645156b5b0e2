import * as v from 'valibot';
import type { ProductPictures } from '../../core/domain/catalogue/Picture.ts';
import { TEXT_LIMITS } from '../../core/domain/text/textLimits.ts';

const text = v.pipe(v.string(), v.maxLength(TEXT_LIMITS.productText));

const entries = {
  files: text,
  widths: v.array(v.number()),
  formats: v.array(text),
  width: v.number(),
  height: v.number(),
  placeholder: text,
};

const shape: v.GenericSchema<unknown, ProductPictures> = v.object({
  ...entries,
  detail: v.exactOptional(v.object(entries)),
});

/** The stored JSON of an ordered product's pictures. Invalid pictures are ignored, so that the order stays readable. */
export const storedPictures = v.optional(v.fallback(v.undefinedable(shape), undefined));
