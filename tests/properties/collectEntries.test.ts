import fc from 'fast-check';
import { expect, it } from 'vitest';
import { entryOf } from '../../core/domain/catalogue/search/PieceEntry.ts';
import { piecesOf } from '../../core/domain/catalogue/sizes.ts';
import { collectEntries, searchedProduct } from '../../core/domain/styles/collectEntries.ts';
import { withSizes } from '../../core/domain/styles/withSizes.ts';
import { aProduct } from '../../core/domain/testing/samples.ts';

const anyProducts = fc
  .array(
    fc.record({
      style: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
      name: fc.constantFrom('Tee', 'Cap'),
      category: fc.constantFrom('clothing', 'Clothing', 'accessories'),
      categoryName: fc.constantFrom("women's", "men's", ''),
      influencer: fc.constantFrom('@asha', '@meher'),
      size: fc.constantFrom('S', 'M', 'L'),
      discountedPrice: fc.integer({ min: 100, max: 500 }),
    }),
    { maxLength: 12 },
  )
  .map((all) => all.map((each, at) => ({ ...aProduct({ key: `product-${at}`, id: at + 1 }), ...each })));

it('Entries that are collected product by product are those of the whole catalogue', () => {
  fc.assert(
    fc.property(anyProducts, (products) => {
      const collected = collectEntries();
      for (const product of products) collected.add(searchedProduct(product));
      expect(collected.entries().map((entry) => entry)).toEqual(piecesOf(withSizes(products)).map(entryOf));
    }),
    { numRuns: 500 },
  );
});
