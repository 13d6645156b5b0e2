import { describe, expect, it } from 'vitest';
import type { ForRememberingViewedProducts } from '../../../core/storefront/ports/device/ForRememberingViewedProducts.ts';

export type ViewedProductsSubject = {
  readonly viewedProducts: ForRememberingViewedProducts;
  /** Another tab of the same device. */
  anotherTab(): ForRememberingViewedProducts;
};

export function describeViewedProductsContract(name: string, makeSubject: () => ViewedProductsSubject): void {
  describe(`${name} remembers the viewed products`, () => {
    it('starts with none', () => {
      expect(makeSubject().viewedProducts.keys()).toEqual([]);
    });

    it('keeps the keys that were remembered last, in every tab', () => {
      const { viewedProducts, anotherTab } = makeSubject();
      viewedProducts.remember(['tee']);
      viewedProducts.remember(['cap', 'tee']);
      expect(viewedProducts.keys()).toEqual(['cap', 'tee']);
      expect(anotherTab().keys()).toEqual(['cap', 'tee']);
    });

    it('forgets them for good', () => {
      const { viewedProducts, anotherTab } = makeSubject();
      viewedProducts.remember(['tee']);
      viewedProducts.forget();
      expect(viewedProducts.keys()).toEqual([]);
      expect(anotherTab().keys()).toEqual([]);
    });
  });
}
