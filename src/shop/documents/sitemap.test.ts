import { describe, expect, it } from 'vitest';
import { MOST_ADDRESSES, sitemap } from './sitemap.ts';

const SITE = 'https://shop.example';

function addressesIn(xml = ''): readonly (string | undefined)[] {
  return [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address);
}

describe('The sitemap', () => {
  it('names every page by its whole address', () => {
    const [xml, ...others] = sitemap(SITE, ['/', "/product-listing?creator=@m&size='L'"]);
    expect(addressesIn(xml)).toEqual([`${SITE}/`, `${SITE}/product-listing?creator=@m&amp;size=%27L%27`]);
    expect(others).toEqual([]);
  });

  it('is an index of files when a file may not have all addresses', () => {
    const paths = Array.from({ length: MOST_ADDRESSES + 1 }, (_, at) => `/product-details/${at}`);
    const [index, first, second, ...others] = sitemap(SITE, paths);
    expect(index).toContain('<sitemapindex');
    expect(addressesIn(index)).toEqual([`${SITE}/sitemap-1.xml`, `${SITE}/sitemap-2.xml`]);
    expect(addressesIn(first)).toHaveLength(MOST_ADDRESSES);
    expect(addressesIn(second)).toEqual([`${SITE}/product-details/${MOST_ADDRESSES}`]);
    expect(others).toEqual([]);
  });
});
