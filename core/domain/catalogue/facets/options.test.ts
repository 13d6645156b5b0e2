import { describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/samples.ts';
import type { Product } from '../Product.ts';
import { entryOf } from '../search/PieceEntry.ts';
import { firstOptionsOf } from './firstOptions.ts';
import { optionsOf } from './options.ts';

const optionsOfProducts = (products: readonly Product[]) => optionsOf(products.map(entryOf));

describe('The filter options come from the loaded products [spec 2.filter-options, 3.catalogue-state]', () => {
  it('in order of first appearance, each once, ignoring case', () => {
    const options = optionsOfProducts([
      aProduct({ category: 'clothing', influencer: '@zoya' }),
      aProduct({ category: 'Accessories', influencer: '@asha' }),
      aProduct({ category: 'Clothing', influencer: '@ZOYA' }),
      aProduct({ category: 'accessories', influencer: '@om' }),
    ]);
    expect(options.categories).toEqual(['clothing', 'Accessories']);
    expect(options.influencers).toEqual(['@zoya', '@asha', '@om']);
  });

  it('and stay apart when they are equal in upper case only, as in the filters', () => {
    const options = optionsOfProducts([aProduct({ influencer: '@straße' }), aProduct({ influencer: '@strasse' })]);
    expect(options.influencers).toEqual(['@straße', '@strasse']);
  });

  it('with sizes from small to large, and other sizes last', () => {
    const sizes = ['One Size', 'XL', 'M', 's', 'L', 'Kids', 'XXL', 'XS', 'S'];
    expect(optionsOfProducts(sizes.map((size) => aProduct({ size }))).sizes).toEqual([
      'XS',
      's',
      'M',
      'L',
      'XL',
      'XXL',
      'One Size',
      'Kids',
    ]);
  });

  it('and are empty without products', () => {
    expect(optionsOfProducts([])).toMatchObject({ categories: [], influencers: [], sizes: [] });
  });
});

it('Of many creators the first 24 are known at once, and how many there are', () => {
  const products = Array.from({ length: 30 }, (_, at) => aProduct({ influencer: `@maker.${at}` }));
  const { influencers, influencerCount, categories } = firstOptionsOf(products);
  expect([influencers.length, influencers[0], influencers[23]]).toEqual([24, '@maker.0', '@maker.23']);
  expect([influencerCount, categories]).toEqual([30, ['clothing']]);
});
