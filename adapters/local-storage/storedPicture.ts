import * as v from 'valibot';
import type { ProductPictures } from '../../core/domain/catalogue/Picture.ts';

const entries = {
  files: v.string(),
  widths: v.array(v.number()),
  formats: v.array(v.string()),
  width: v.number(),
  height: v.number(),
  placeholder: v.string(),
};

const shape: v.GenericSchema<unknown, ProductPictures> = v.object({
  ...entries,
  detail: v.exactOptional(v.object(entries)),
});

/** An ordered product's pictures as storage holds them; the order outlives pictures that cannot be read. */
export const storedPictures = v.optional(v.fallback(v.undefinedable(shape), undefined));
