// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import { ShopContainer } from '../../shared/container/ShopContainer.ts';
import { ShopProvider } from '../../shared/container/ShopContext.tsx';
import { render } from '../../shared/ui/testing/render.ts';
import type { CartViewModel } from '../cart/CartViewModel.ts';
import { CART } from '../cart/tokens.ts';
import type { PendingActionViewModel } from '../session/PendingActionViewModel.ts';
import { PENDING_ACTION } from '../session/pendingActionToken.ts';
import type { StockViewModel } from '../stock/StockViewModel.ts';
import { STOCK } from '../stock/tokens.ts';
import { CartButton } from './CartButton.tsx';

/** Presses the button of a product. Returns what it says, and what was added to the cart. */
function pressed({ isSoldOut, isInCart }: { readonly isSoldOut: boolean; readonly isInCart: boolean }) {
  const added: string[] = [];
  const cart: Pick<CartViewModel, 'has' | 'add'> = {
    has: () => isInCart,
    add: async ({ key }) => void added.push(key),
  };
  const shop = new ShopContainer();
  shop.bindValue(CART, cart as CartViewModel);
  shop.bindValue(STOCK, { isSoldOut: () => isSoldOut } as Pick<StockViewModel, 'isSoldOut'> as StockViewModel);
  shop.bindValue(PENDING_ACTION, { isReturningTo: () => false } as unknown as PendingActionViewModel);
  const page = render(
    <ShopProvider shop={shop}>
      <CartButton product={aProduct({ key: 'tee' })} variant="primary" />
    </ShopProvider>,
  );
  const button = page.querySelector('button');
  act(() => button?.click());
  return { text: button?.textContent, isDisabled: button?.getAttribute('aria-disabled') === 'true', added };
}

it('What is sold out cannot be added to the cart', () => {
  const soldOut = pressed({ isSoldOut: true, isInCart: false });
  expect(soldOut).toEqual({ text: 'Sold out', isDisabled: true, added: [] });
});

it('What is left can be added, and what is in the cart leads there, sold out or not', () => {
  expect(pressed({ isSoldOut: false, isInCart: false })).toEqual({
    text: 'Add to Cart',
    isDisabled: false,
    added: ['tee'],
  });
  expect(pressed({ isSoldOut: true, isInCart: true })).toMatchObject({ text: 'Go to Cart', isDisabled: false });
});
