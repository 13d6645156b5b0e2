import { productSeeds } from './products.ts';

/** The other sizes of some sample products: its number, and the price by which a size costs more in rupees. */
const OTHER_SIZES: Readonly<Record<number, readonly (readonly [size: string, surcharge?: number])[]>> = {
  5: [['S'], ['L']],
  6: [['M'], ['L'], ['XXL', 100]],
  8: [['M'], ['XL'], ['XXL', 50]],
  9: [['XS'], ['M'], ['L']],
  15: [['S'], ['M'], ['XL'], ['XXL', 50]],
  16: [['S'], ['L']],
  17: [['M'], ['L'], ['XL']],
  25: [['M'], ['L']],
};

/** What is left of the other sizes where it is not plenty, by their keys. */
const FEW: Readonly<Record<string, number>> = { 'cr-05-ferry-stripe-top-l': 0, 'cr-15-paper-waves-shirt-xxl': 2 };
const PLENTY = 60;

/**
 * The sizes of the sample catalogue besides those of the specification's 25 products, numbered on from those, with their styles and
 * the pieces on hand. The real shop sells them.
 */
export const sizeSeeds = productSeeds
  .flatMap((seed) =>
    (OTHER_SIZES[seed.id] ?? []).map(([size, surcharge = 0]) => ({
      ...seed,
      ...{ _id: `${seed._id}-${size.toLowerCase()}`, size, style: seed._id },
      original_price: seed.original_price + surcharge,
      discounted_price: seed.discounted_price + surcharge,
    })),
  )
  .map((seed, index) => ({ ...seed, id: productSeeds.length + 1 + index, stock: FEW[seed._id] ?? PLENTY }));

/** How many products the real shop begins with. */
export const SAMPLE_PRODUCTS = productSeeds.length + sizeSeeds.length;
