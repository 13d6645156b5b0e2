import { describe, expect, it } from 'vitest';
import { aProduct } from '../testing/samples.ts';
import { exchangeSizes, sizesInStock } from './exchangeSizes.ts';
import { exchangedPieces, isExchange, isOpen, RETURN_STATES } from './Return.ts';

const size = (key: string, text: string, discountedPrice: number) => ({
  ...{ key, id: 1, size: text, originalPrice: 900, discountedPrice },
});
const sizes = [size('xl', 'XL', 500), size('m', 'M', 500), size('s', 'S', 400), size('xxl', 'XXL', 501)];
const [large, medium, small] = [
  { key: 'xl', size: 'XL' },
  { key: 'm', size: 'M' },
  { key: 's', size: 'S' },
];

describe('A piece is exchanged', () => {
  it('for its other sizes that cost no more, from small to large', () => {
    expect(exchangeSizes(aProduct({ key: 'm', discountedPrice: 500, sizes }))).toEqual([small, large]);
    expect(exchangeSizes(aProduct({ key: 's', discountedPrice: 400, sizes }))).toEqual([]);
  });

  it('for nothing when it has no other size, or is no longer sold', () => {
    expect(exchangeSizes(aProduct())).toEqual([]);
    expect(exchangeSizes(undefined)).toEqual([]);
  });

  it('for a size of which a piece is free, or that is not counted', () => {
    const level = (sku: string, onHand: number, held: number) => ({ sku, onHand, held });
    const all = [small, medium, large];
    expect(sizesInStock(all, [level('s', 1, 1), level('m', 2, 1)])).toEqual([medium, large]);
  });
});

describe('A return', () => {
  it('is open while it is asked for or received', () => {
    expect(RETURN_STATES.filter((state) => isOpen({ state }))).toEqual(['asked', 'received']);
  });

  it('gives other sizes for the pieces that arrived', () => {
    const lines = [
      { key: 'm', quantity: 2, exchange: small },
      { key: 'xl', quantity: 1, exchange: medium },
    ];
    expect(isExchange({ lines })).toBe(true);
    expect(exchangedPieces({ lines, received: [{ key: 'm', quantity: 1 }] })).toEqual([{ key: 's', quantity: 1 }]);
    expect(exchangedPieces({ lines })).toEqual([]);
    const forMoney = lines.map(({ exchange: _, ...line }) => line);
    expect(isExchange({ lines: forMoney.map(() => ({})) })).toBe(false);
    expect(exchangedPieces({ lines: forMoney, received: lines })).toEqual([]);
  });
});
