import { describe, expect, it } from 'vitest';
import { routes } from '../pages.ts';
import { paths } from '../paths/paths.ts';
import { pageAt } from './pageAt.ts';
import { pageHead } from './pageHead.ts';

const product = { name: 'Sun Tee', influencer: '@maya', description: 'Soft cotton, in gold.' };
const subject = { product, listing: 'Clothing' };

describe('The page table', () => {
  it('has one page for each path that the shop links to, and each specified route [spec 2.route-home, 2.route-listing, 2.route-details, 2.route-cart, 2.route-wishlist, 2.route-checkout, 2.route-login, 2.route-signup, 2.route-logout, 2.route-profile, 2.route-orders, 2.route-addresses]', () => {
    const specified = '/ /product-listing /product-details/:productId /cart /wishlist /checkout /login /signup /logout';
    expect(routes.map(({ path }) => path)).toEqual(
      expect.arrayContaining([...specified.split(' '), '/profile', '/profile/orders', '/profile/addresses']),
    );
    const linked = Object.values(paths).map((path) => (typeof path === 'string' ? path : path(':')));
    const patterns = routes.map(({ path }) => path.replace(/:\w+/, ':'));
    expect(patterns.toSorted()).toEqual(linked.toSorted());
  });

  it('keeps from visitors what is for shoppers only [spec 2.route-cart, 2.route-wishlist, 2.route-checkout, 2.route-profile, 2.route-orders, 2.route-addresses]', () => {
    const guarded = routes.filter(({ needsLogin }) => needsLogin).map(({ path }) => path);
    expect(guarded).toEqual(['/cart', '/wishlist', '/checkout', '/profile', '/profile/orders/:orderId']);
  });

  it('has a title and a description of its own for each page', () => {
    const heads = routes.map((page) => pageHead(page, subject));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(routes.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(routes.length);
  });

  it.each([
    ['product', 'Product'],
    ['creator', 'Creator'],
  ])('has a title for a %s that is not there', (wanted, title) => {
    const [page] = routes.filter(({ name }) => name === wanted);
    expect(page && pageHead(page, { product: undefined, listing: '' }).title).toBe(title);
  });
});

describe('pageAt', () => {
  it.each([
    ['/', 'home'],
    ['/product-details/14', 'product'],
    ['/creators/@maya', 'creator'],
    ['/login?from=%2Fcart', 'login'],
    ['/profile/orders/', 'orders'],
    ['/profile/orders/checkout-1', 'order'],
    ['/profile/addresses#top', 'addresses'],
  ])('finds at %s the page %s', (path, name) => {
    expect(pageAt(path)?.name).toBe(name);
  });

  it.each(['/nowhere', '/product-details', '/profile/nothing', '/cart/1'])(
    'finds no page at %s [spec 2.unknown-path]',
    (path) => {
      expect(pageAt(path)).toBeUndefined();
    },
  );
});
