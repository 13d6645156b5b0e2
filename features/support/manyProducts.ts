import type { ProductSetup } from './drivers/setups.ts';

const SIZES = ['S', 'M', 'L', 'XL'];
const CREATORS = ['@maya', '@zoya', '@arjun', '@om', '@isha'];

/** A catalogue of so many products, `Piece 1` and so on: one in four of each size, every second one of them accessories. */
export function manyProducts(count: number): readonly ProductSetup[] {
  return Array.from({ length: count }, (_, at) => ({
    name: `Piece ${at + 1}`,
    category: Math.floor(at / SIZES.length) % 2 === 0 ? 'clothing' : 'accessories',
    creator: CREATORS[at % CREATORS.length] ?? '',
    size: SIZES[at % SIZES.length] ?? '',
    price: 100 + (at % 3000),
  }));
}
