import { describe, expect, it } from 'vitest';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import { memoryCatalogue } from '../../../adapters/memory/memoryCatalogue.ts';
import type { CartItem } from '../../domain/cart/CartItem.ts';
import { aCartItem, aProduct } from '../../domain/testing/samples.ts';
import { makeAskCatalogue } from '../catalogue/AskCatalogue.ts';
import { BackEndFailure } from '../ports/failures/BackEndFailure.ts';
import { TestList } from '../testing/TestList.ts';
import { makeBuyAgain } from './BuyAgain.ts';

const keys = ['tee', 'cap', 'bag'] as const;
const sold = keys.map((key) => aProduct({ key, discountedPrice: 12300 }));
const ordered = keys.map((key) => aCartItem({ key, quantity: 3, discountedPrice: 99900 }));

function buying() {
  const shop = new MemoryShop('/profile/orders');
  shop.backEnd.products = sold;
  const askCatalogue = makeAskCatalogue({ catalogue: memoryCatalogue(shop.backEnd), log: new MemoryLog() });
  return { shop, buyAgain: makeBuyAgain({ ...shop.ports, askCatalogue }) };
}

describe('Buying an order again', () => {
  it('shows the products before the back-end has responded', async () => {
    const { shop, buyAgain } = buying();
    shop.logIn();
    const list = new TestList([aCartItem({ key: 'cap' })], { isSentLater: true });
    await buyAgain(ordered, list);
    expect(list.items.map(({ key }) => key)).toEqual(['cap', 'tee', 'bag']);
    expect(shop.calls).toEqual([]);
    const { session, changes = [] } = list.updates[0]?.issued ?? {};
    expect(session).toEqual(shop.sessions.current());
    expect(changes.map(({ kind, product, ...change }) => [kind, product.key, change])).toEqual([
      ['add', 'tee', { id: expect.any(String), list: 'cart', quantity: 1 }],
      ['add', 'bag', { id: expect.any(String), list: 'cart', quantity: 1 }],
    ]);
    expect(changes[0]?.id).not.toBe(changes[1]?.id);
  });

  it.each([
    [keys, ordered, 'Nothing added to the cart, 3 were there already'],
    [[], [aCartItem({ key: 'gone' })], 'Nothing added to the cart, 1 is no longer sold'],
  ])('says that there was nothing to add, with %j in the cart', async (inCart, order, text) => {
    const { shop, buyAgain } = buying();
    shop.logIn();
    const list = new TestList(inCart.map((key) => aCartItem({ key })));
    expect(await buyAgain(order, list)).toEqual({ outcome: 'nothing-to-add' });
    expect(shop.calls).toEqual([`toast.error(${text})`]);
    expect(list.updates).toEqual([]);
  });

  it('adds what is missing when it is sent again after a lost response', async () => {
    const { shop, buyAgain } = buying();
    const session = shop.logIn();
    const list = new TestList<CartItem>([], { isSentLater: true });
    await buyAgain(ordered.slice(0, 2), list);
    await shop.ports.cart.add(session, aProduct({ key: 'tee' }));
    shop.calls.splice(0);
    await list.send(undefined);
    expect(shop.calls).toEqual([
      ...['cart.items(token-1)', 'cart.add(token-1, cap)'],
      'toast.success(1 product added to the cart, 1 was there already)',
    ]);
    expect(await list.send(undefined)).toMatchObject({ outcome: 'unchanged', items: [{ key: 'tee' }, { key: 'cap' }] });
  });

  it('says nothing when it fails', async () => {
    const { shop, buyAgain } = buying();
    shop.logIn();
    shop.backEnd.fail('cart', new BackEndFailure('status 500'));
    expect(await buyAgain(ordered, new TestList<CartItem>())).toEqual({ outcome: 'failed' });
    expect(shop.calls.filter((call) => call.startsWith('toast'))).toEqual([]);
  });

  it('says that it does not know what is still sold, and adds nothing', async () => {
    const { shop, buyAgain } = buying();
    shop.logIn();
    shop.backEnd.fail('products', new BackEndFailure('status 500'));
    const list = new TestList<CartItem>();
    expect(await buyAgain(ordered, list)).toEqual({ outcome: 'failed' });
    expect([shop.calls, list.updates]).toEqual([['toast.error(The products could not be loaded)'], []]);
  });

  it.each([
    ['another shopper has logged in', (shop: MemoryShop) => void shop.logIn('ravi@example.com')],
    ['the shopper has logged out', (shop: MemoryShop) => shop.sessions.forget(shop.logIn())],
  ])('adds nothing when %s meanwhile', async (_what, change) => {
    const { shop, buyAgain } = buying();
    shop.logIn();
    const list = new TestList<CartItem>();
    const pressed = buyAgain(ordered, list);
    change(shop);
    expect(await pressed).toEqual({ outcome: 'session-ended' });
    expect([shop.calls, list.updates]).toEqual([[], []]);
  });

  it('does nothing without a session', async () => {
    const { shop, buyAgain } = buying();
    const list = new TestList<CartItem>();
    expect(await buyAgain(ordered, list)).toEqual({ outcome: 'login-required' });
    expect([shop.calls, list.updates]).toEqual([[], []]);
  });
});
