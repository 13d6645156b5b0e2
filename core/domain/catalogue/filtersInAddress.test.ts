import { describe, expect, it } from 'vitest';
import { noFilters } from './Filters.ts';
import { filtersOf, queryOf } from './filtersInAddress.ts';

const below200 = { min: 0, max: 20000 };
const upTo999 = { min: 20100, max: 99900 };

describe('Filters in an address', () => {
  it('can be read by a person [spec listing-address.written]', () => {
    const filters = {
      search: 'rain bag',
      categories: ['clothing'],
      influencers: ['@maya'],
      sizes: ['M', 'L'],
      priceBands: [upTo999, below200],
      sort: 'lowToHigh',
    } as const;
    expect(queryOf(filters)).toBe(
      'q=rain+bag&category=clothing&creator=@maya&size=L&size=M&price=0-200&price=201-999&sort=lowToHigh',
    );
    expect(queryOf(noFilters)).toBe('');
  });

  it('are found again in the query that they wrote, with and without its question mark', () => {
    const filters = { ...noFilters, search: 'cap', sizes: ['M'], priceBands: [below200], sort: 'highToLow' } as const;
    expect(filtersOf(queryOf(filters))).toEqual(filters);
    expect(filtersOf(`?${queryOf(filters)}`)).toEqual(filters);
    expect(filtersOf('sort=lowToHigh').sort).toBe('lowToHigh');
  });

  it('leave out empty words and a search of spaces', () => {
    expect(queryOf({ ...noFilters, search: '  ', categories: [''], sizes: ['', 'M'] })).toBe('size=M');
  });

  it('hold a search without the spaces around it and with its question marks', () => {
    expect(queryOf({ ...noFilters, search: ' cap ' })).toBe('q=cap');
    expect(filtersOf('q=+cap+').search).toBe('cap');
    expect(filtersOf('q=a?b').search).toBe('a?b');
  });

  it('keep words apart that only their capitals have in common, as the filters do', () => {
    expect(filtersOf('size=ss&size=ß').sizes).toEqual(['ss', 'ß']);
  });

  it('read the same whichever was chosen first [spec listing-address.written]', () => {
    const chosen = (sizes: string[]) => queryOf({ ...noFilters, sizes, priceBands: [] });
    expect(chosen(['S', 'M', 's'])).toBe(chosen(['M', 'S']));
  });

  it('hold any sign, and half a character as the sign for that', () => {
    const search = "100% & more = 'fun' + ?#/ü\uD800";
    const query = queryOf({ ...noFilters, search });
    expect(query).not.toMatch(/['#\s]/);
    expect(filtersOf(query).search).toBe("100% & more = 'fun' + ?#/ü\uFFFD");
  });

  it.each([
    ['an unknown name', 'utm_source=mail&colour=red'],
    ['an unknown order', 'sort=byName'],
    ['a price range that is not on offer', 'price=5-17&price=&price=low'],
    ['a broken sign', 'q=%E0%A4%A&size=%'],
    ['nothing after the name', 'q=&category=&creator&size='],
    ['a name that goes on', 'sizes&sort2'],
    ['nothing but signs', '&&==&?='],
  ])('%s is passed over [spec listing-address.nonsense]', (_what, query) => {
    expect(filtersOf(query)).toEqual(noFilters);
  });

  it('beside nonsense are still found', () => {
    expect(filtersOf('?size=%&size=M&junk&price=0-200&price=0-200')).toEqual({
      ...noFilters,
      sizes: ['M'],
      priceBands: [below200],
    });
  });
});
