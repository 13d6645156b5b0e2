import { describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/samples.ts';
import { makeProductSearch } from './ProductSearch.ts';
import { buildSuggestions, type Suggestion } from './suggestions.ts';

const titleOf = (suggestion: Suggestion) => {
  if (suggestion.kind === 'product') return suggestion.product.name;
  return suggestion.kind === 'creator' ? suggestion.handle : suggestion.category;
};

function suggestionsFor(text: string, ...names: string[]) {
  const products = names.map((name, at) => aProduct({ key: String(at), name, influencer: '@zoya', category: 'hats' }));
  return buildSuggestions(makeProductSearch({ products }))(text).map(titleOf);
}

describe('The ranking of suggestions', () => {
  it('has names that begin with the text first, then those with such a word, then those that contain it', () => {
    const names = ['Raincap', 'Sun Cap', 'Cap of Wool', 'Shirt', 'Red Cape', 'Capri'];
    expect(suggestionsFor('cap', ...names)).toEqual(['Cap of Wool', 'Capri', 'Sun Cap', 'Red Cape', 'Raincap']);
  });

  it('finds the last name, and each name once', () => {
    expect(suggestionsFor('na', 'Na Na', 'Banana', 'Tuna')).toEqual(['Na Na', 'Banana', 'Tuna']);
  });

  it.each(['CRÊPE', 'crepe', ' Crepe-', 'crepe dr'])('does not regard case, accents and hyphens: %s', (text) => {
    expect(suggestionsFor(text, 'Cap', 'Crêpe Dress')).toEqual(['Crêpe Dress']);
  });

  it('finds no text that runs from one name into the next', () => {
    expect(suggestionsFor('ap su', 'Cap', 'Sun')).toEqual([]);
  });

  it.each(['', '  ', '-'])('is empty for "%s"', (text) => {
    expect(suggestionsFor(text, 'Cap')).toEqual([]);
  });

  it('is empty for a text of more than 100 characters', () => {
    const long = 'ab '.repeat(40);
    expect(suggestionsFor(`- ${long.slice(0, 100)} -`, long)).toEqual([long]);
    expect(suggestionsFor(long.slice(0, 101), long)).toEqual([]);
  });

  it('is empty without products', () => {
    expect(suggestionsFor('cap')).toEqual([]);
  });
});

describe('The suggestions for a text that nothing holds [spec forgiving-search.suggestions]', () => {
  it.each([
    ['jakcet', ['Denim Jacket']],
    ['denim jackets', ['Denim Jacket']],
  ])('are those of what it may mean: %s', (text, titles) => {
    const products = [
      aProduct({ key: '1', name: 'Denim Jacket', influencer: '@zoya' }),
      aProduct({ key: '2', name: 'Cap', influencer: '@maya' }),
    ];
    expect(buildSuggestions(makeProductSearch({ products }))(text).map(titleOf)).toEqual(titles);
  });

  it('are a creator whose handle is misspelled', () => {
    const products = [aProduct({ name: 'Cap', influencer: '@meher.makes' })];
    expect(buildSuggestions(makeProductSearch({ products }))('mehre').map(titleOf)).toEqual(['@meher.makes']);
  });
});

describe('The suggestions', () => {
  it('are products, then creators, then categories', () => {
    const products = [
      aProduct({ key: '1', name: 'Sun Cap', influencer: '@cap.queen', category: 'caps' }),
      aProduct({ key: '2', name: 'Shirt', influencer: '@maya', category: 'clothing' }),
    ];
    expect(buildSuggestions(makeProductSearch({ products }))('cap')).toEqual([
      { kind: 'product', product: products[0] },
      { kind: 'creator', handle: '@cap.queen' },
      { kind: 'category', category: 'caps' },
    ]);
  });

  it('are at most eight, of which at most two are creators and two categories', () => {
    const products = Array.from({ length: 12 }, (_, at) =>
      aProduct({ key: String(at), name: `Sun ${at}`, influencer: `@sun.${at}`, category: `sun ${at}` }),
    );
    const kinds = buildSuggestions(makeProductSearch({ products }))('sun').map(({ kind }) => kind);
    expect(kinds).toEqual([...Array(4).fill('product'), 'creator', 'creator', 'category', 'category']);
    expect(suggestionsFor('s', ...Array(12).fill('Sun'))).toHaveLength(8);
  });
});
