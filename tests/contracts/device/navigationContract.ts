import { describe, expect, it } from 'vitest';
import type { ForNavigating } from '../../../core/storefront/ports/browser/ForNavigating.ts';

export type NavigationSubject = {
  readonly navigation: ForNavigating;
  /** The browser's Back button. */
  back(): void;
};

/** `makeSubject` starts at `/`. The suite waits for routers that navigate asynchronously. */
export function describeNavigationContract(name: string, makeSubject: () => NavigationSubject): void {
  describe(`${name} moves the shopper through the shop`, () => {
    it('starts at the current path', () => {
      expect(makeSubject().navigation.here()).toBe('/');
    });

    it('navigates to a path and returns it with query and fragment', async () => {
      const { navigation } = makeSubject();
      navigation.goTo('/product-listing?search=linen#top');
      await expect.poll(() => navigation.here()).toBe('/product-listing?search=linen#top');
    });

    it('returns to the previous page with Back', async () => {
      const { navigation, back } = makeSubject();
      navigation.goTo('/cart');
      await expect.poll(() => navigation.here()).toBe('/cart');
      navigation.goTo('/checkout');
      await expect.poll(() => navigation.here()).toBe('/checkout');
      back();
      await expect.poll(() => navigation.here()).toBe('/cart');
    });

    it('keeps a state with each entry, which a replaced path does not change', async () => {
      const { navigation, back } = makeSubject();
      expect(navigation.state()).toBeUndefined();
      navigation.goTo('/checkout', { coupon: 'new-year' });
      await expect.poll(() => navigation.state()).toEqual({ coupon: 'new-year' });
      navigation.setState({ coupon: 'new-year', address: 'home' });
      navigation.goTo('/login');
      await expect.poll(() => navigation.here()).toBe('/login');
      expect(navigation.state()).toBeUndefined();
      back();
      await expect.poll(() => navigation.state()).toEqual({ coupon: 'new-year', address: 'home' });
      navigation.replaceWith('/login?from=%2Fcheckout');
      await expect.poll(() => navigation.here()).toBe('/login?from=%2Fcheckout');
      expect(navigation.state()).toEqual({ coupon: 'new-year', address: 'home' });
    });

    it('does not return to a replaced page with Back', async () => {
      const { navigation, back } = makeSubject();
      navigation.goTo('/login');
      await expect.poll(() => navigation.here()).toBe('/login');
      navigation.replaceWith('/wishlist');
      await expect.poll(() => navigation.here()).toBe('/wishlist');
      back();
      await expect.poll(() => navigation.here()).toBe('/');
    });
  });
}
