import { describe, expect, it } from 'vitest';
import { routeTable } from '../navigation/routeTable.ts';
import { describePage } from './describePage.ts';

const product = { name: 'Sun Tee', influencer: '@maya', description: 'Soft cotton, in gold.' };
const described = { product, listing: 'Clothing' };

describe("A page's description", () => {
  it('is another one on every page', () => {
    const all = [...routeTable.map(({ page }) => page), undefined].map((page) => describePage(page, described));
    expect(new Set(all).size).toBe(routeTable.length + 1);
    for (const text of all) expect(text.length).toBeGreaterThan(20);
  });

  it('tells what a listing and a product are about', () => {
    expect(describePage('listing', described)).toMatch(/^Clothing at Creator Row/);
    expect(describePage('product', described)).toMatch(/^Sun Tee by @maya\. Soft cotton, in gold\./);
  });

  it('of a product that is not there is the shop', () => {
    const none = { product: undefined, listing: '' };
    expect(describePage('product', none)).toBe(describePage('home', none));
  });
});
