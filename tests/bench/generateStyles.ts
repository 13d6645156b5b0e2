import { productSeeds } from '../../adapters/seeds/products.ts';
import { fromWireProduct } from '../../adapters/wire/wireProduct.ts';
import type { StoredProduct } from '../../core/backend/ports/ForStoringProducts.ts';

const SIZES = ['S', 'M', 'L', 'XL'];
const SYLLABLES = ['ka', 'ri', 'mo', 'ta', 'su', 'le', 'na', 'vi', 'do', 'sha', 'pe', 'ju'];
const FIRST_ID = 1_000;
/** How many styles a creator makes before the next one does. */
const STYLES_EACH = 25;

/**
 * Generates products that are like the samples, the same in every run: four sizes of each style, and a name of its own for each style, of
 * some 1,700 words. Each creator of the samples has a number of others who make the same.
 */
export function* generateStyles(products: number, creators: number): Generator<StoredProduct> {
  const samples = productSeeds.map(fromWireProduct);
  const groups = Math.ceil(creators / new Set(samples.map(({ influencer }) => influencer)).size);
  for (let at = 0; at < products; at += 1) {
    const style = Math.floor(at / SIZES.length);
    const sample = samples[style % samples.length] ?? fail();
    yield {
      ...sample,
      // Above those of the samples.
      id: FIRST_ID + at,
      key: `generated-${at}`,
      style: `generated-style-${style}`,
      name: `${sample.name} ${word(style)} ${word(Math.floor(style / SYLLABLES.length ** 3))}`,
      influencer: `${sample.influencer}.${Math.floor(style / STYLES_EACH) % groups}`,
      size: SIZES[at % SIZES.length] ?? '',
      isListed: true,
    };
  }
}

/** Returns one of 1,728 words. */
function word(number: number): string {
  return [1, SYLLABLES.length, SYLLABLES.length ** 2]
    .map((by) => SYLLABLES[Math.floor(number / by) % SYLLABLES.length])
    .join('');
}

function fail(): never {
  throw new Error('There are no sample products');
}
