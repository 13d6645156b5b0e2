import type { ProductSetup } from '../../drive/contracts/setups.ts';

const SIZES = ['S', 'M', 'L', 'XL'];
const CREATORS = ['@maya', '@zoya', '@arjun', '@om', '@isha'];

/** Returns `count` products, `Piece 1` and so on: a quarter of each size, every second one an accessory. */
export function manyProducts(count: number): readonly ProductSetup[] {
  return Array.from({ length: count }, (_, at) => ({
    name: `Piece ${at + 1}`,
    category: Math.floor(at / SIZES.length) % 2 === 0 ? 'clothing' : 'accessories',
    creator: CREATORS[at % CREATORS.length] ?? '',
    size: SIZES[at % SIZES.length] ?? '',
    price: 100 + (at % 3000),
  }));
}

/** Returns a product of each of `count` creators, `@maker.1` and so on. */
export function productsOfCreators(count: number): readonly ProductSetup[] {
  return manyProducts(count).map((product, at) => ({ ...product, creator: `@maker.${at + 1}` }));
}
