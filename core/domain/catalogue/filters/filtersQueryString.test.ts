import { describe, expect, it } from 'vitest';
import { noFilters } from './Filters.ts';
import { filterParameters, filtersFromQueryString, filtersToQueryString } from './filtersQueryString.ts';

const below200 = { min: 0, max: 20000 };
const upTo999 = { min: 20100, max: 99900 };

describe('The query string of the filters', () => {
  it('is readable [spec listing-address.written]', () => {
    const filters = {
      ...noFilters,
      search: 'rain bag',
      categories: ['clothing'],
      influencers: ['@maya'],
      sizes: ['M', 'L'],
      priceBands: [upTo999, below200],
      sort: 'lowToHigh',
    } as const;
    expect(filtersToQueryString(filters)).toBe(
      'q=rain+bag&category=clothing&creator=@maya&size=L&size=M&price=0-200&price=201-999&sort=lowToHigh',
    );
    expect(filtersToQueryString(noFilters)).toBe('');
  });

  it('is read back, with or without its question mark, and without the spaces around the search', () => {
    for (const sort of ['lowToHigh', 'highToLow'] as const) {
      const filters = { ...noFilters, search: 'rain bag', sizes: ['M'], priceBands: [upTo999], sort };
      const query = filtersToQueryString({ ...filters, search: ' rain bag ' });
      expect(query).toBe(`q=rain+bag&size=M&price=201-999&sort=${sort}`);
      for (const text of [query, `?${query}`, query.replace('rain', '+rain')]) {
        expect(filtersFromQueryString(text)).toEqual(filters);
      }
    }
  });

  it('has these parameters', () => {
    expect(filterParameters).toEqual(['q', 'category', 'creator', 'size', 'for', 'price', 'sort']);
  });

  it('keeps values apart that are equal in upper case only, as the filters do', () => {
    expect(filtersFromQueryString('size=ss&size=ß').sizes).toEqual(['ss', 'ß']);
  });

  it('is the same for the same choices in any order [spec listing-address.written]', () => {
    const chosen = (sizes: string[]) => filtersToQueryString({ ...noFilters, sizes, priceBands: [] });
    expect(chosen(['S', 'M', 's'])).toBe(chosen(['M', 'S']));
  });

  it('encodes any character, and a lone surrogate as U+FFFD', () => {
    const search = "100% & more = 'fun' + ?#/ü\uD800";
    const query = filtersToQueryString({ ...noFilters, search });
    expect(query).not.toMatch(/['#\s]/);
    expect(filtersFromQueryString(query).search).toBe("100% & more = 'fun' + ?#/ü\uFFFD");
  });

  it.each([
    ['an unknown parameter', 'utm_source=mail&colour=red'],
    ['an unknown sort order', 'sort=byName'],
    ['an unknown price band', 'price=5-17&price=&price=low'],
    ['an invalid percent-encoding', 'q=%E0%A4%A&size=%'],
    ['an empty value', 'q=&category=&creator&size='],
    ['a parameter without an equals sign', 'qx'],
    ['a longer parameter name', 'sizes&sort2'],
    ['separators only', '&&==&?='],
  ])('is ignored where it has %s [spec listing-address.nonsense]', (_what, query) => {
    expect(filtersFromQueryString(query)).toEqual(noFilters);
  });
});
