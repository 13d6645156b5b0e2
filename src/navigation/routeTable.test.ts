import { describe, expect, it } from 'vitest';
import { redirectFrom, routeAt } from './routeTable.ts';

describe('The pages and their addresses', () => {
  it.each([
    ['/', 'home'],
    ['/product-listing', 'listing'],
    ['/product-details/14', 'product'],
    ['/cart', 'cart'],
    ['/wishlist', 'wishlist'],
    ['/checkout', 'checkout'],
    ['/login?from=%2Fcart', 'login'],
    ['/signup', 'signup'],
    ['/logout', 'logout'],
    ['/profile', 'profile'],
    ['/profile/orders', 'orders'],
    ['/profile/addresses#top', 'addresses'],
  ])(
    '%s is the page %s [spec 2.route-home, 2.route-listing, 2.route-details, 2.route-cart, 2.route-wishlist, 2.route-checkout, 2.route-login, 2.route-signup, 2.route-logout, 2.route-profile, 2.route-orders, 2.route-addresses]',
    (path, page) => {
      expect(routeAt(path)?.page).toBe(page);
    },
  );

  it.each(['/nowhere', '/product-details', '/profile/nothing', '/cart/1'])(
    '%s is no page [spec 2.unknown-path]',
    (path) => {
      expect(routeAt(path)).toBeUndefined();
    },
  );

  it.each([
    ['/cart', '/login?from=%2Fcart'],
    ['/wishlist', '/login?from=%2Fwishlist'],
    ['/checkout?step=2', '/login?from=%2Fcheckout%3Fstep%3D2'],
    ['/profile', '/login?from=%2Fprofile'],
  ])(
    'a visitor who opens %s is sent to %s [spec 2.route-cart, 2.route-wishlist, 2.route-checkout, 2.route-profile, 2.guard]',
    (path, login) => {
      expect(redirectFrom(path, false)).toBe(login);
      expect(redirectFrom(path, true)).toBeUndefined();
    },
  );

  it.each(['/', '/product-listing', '/product-details/1', '/profile/orders', '/profile/addresses', '/nowhere'])(
    'a visitor may open %s [spec 2.route-home, 2.route-listing, 2.route-details, 2.route-orders, 2.route-addresses]',
    (path) => {
      expect(redirectFrom(path, false)).toBeUndefined();
    },
  );
});
