import { describe, expect, it } from 'vitest';
import type { ForNavigating } from '../../core/storefront/ports/ForNavigating.ts';

export type NavigationSubject = {
  readonly navigation: ForNavigating;
  /** The browser's Back button. */
  back(): void;
};

/** `makeSubject` starts at `/`. Where a router takes a moment, the suite waits for it. */
export function describeNavigationContract(name: string, makeSubject: () => NavigationSubject): void {
  describe(`${name} moves the shopper through the shop`, () => {
    it('starts where the shopper is', () => {
      expect(makeSubject().navigation.here()).toBe('/');
    });

    it('goes to a path and says it whole, with its query and fragment', async () => {
      const { navigation } = makeSubject();
      navigation.goTo('/product-listing?search=linen#top');
      await expect.poll(() => navigation.here()).toBe('/product-listing?search=linen#top');
    });

    it('comes back to the page that it went away from', async () => {
      const { navigation, back } = makeSubject();
      navigation.goTo('/cart');
      await expect.poll(() => navigation.here()).toBe('/cart');
      navigation.goTo('/checkout');
      await expect.poll(() => navigation.here()).toBe('/checkout');
      back();
      await expect.poll(() => navigation.here()).toBe('/cart');
    });

    it('does not come back to a page that was replaced', async () => {
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
