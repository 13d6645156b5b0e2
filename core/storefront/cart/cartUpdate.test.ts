import { describe, expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import { aCartItem } from '../../domain/testing/samples.ts';
import type { CartListChange } from '../ports/device/WaitingChange.ts';
import { TestList } from '../testing/TestList.ts';
import { makeAddToCart } from './AddToCart.ts';
import { makeChangeCartLine } from './ChangeCartLine.ts';
import { makeRestoreCartUpdate } from './cartUpdate.ts';

const tees = aCartItem({ key: 'tee', quantity: 3 });
const cap = aCartItem({ key: 'cap' });

function changing() {
  const shop = new MemoryShop('/cart');
  const session = shop.logIn();
  const shopper = { email: session.email, password: 'secret-8', firstName: 'Asha', lastName: 'Rao' };
  shop.backEnd.register({ ...shopper, cart: [tees] });
  return { session, ports: shop.ports, restore: makeRestoreCartUpdate(shop.ports) };
}

describe('A change of the cart that waits for the connection', () => {
  const [line, twoCaps] = [
    { ...cap, quantity: 1 },
    { ...cap, quantity: 2 },
  ];
  it.each([
    ['increment', tees, [{ ...tees, quantity: 4 }]],
    ['decrement', tees, [{ ...tees, quantity: 2 }]],
    ['remove', tees, []],
    ['addition', line, [tees, line]],
    ['undone removal', twoCaps, [tees, twoCaps]],
  ] as const)('is plain data, from which a later visit makes the same update: %s', async (what, product, items) => {
    const { ports, session, restore } = changing();
    const list = new TestList([tees], { isSentLater: true });
    const kind = what === 'addition' || what === 'undone removal' ? 'add' : what;
    await (what === 'addition' ? makeAddToCart(ports)(product, list) : makeChangeCartLine(ports)(product, kind, list));
    const change: CartListChange = { id: 'key-1', list: 'cart', kind, product, quantity: product.quantity };
    expect(list.updates[0]?.issued).toEqual({ session, changes: [change] });
    const update = restore(session, change);
    expect(update?.issued).toEqual({ session, changes: [change] });
    expect(update?.apply([tees])).toEqual(list.items);
    expect(await update?.send(undefined)).toEqual({ outcome: 'changed', items });
  });

  it('is not one of the wishlist', () => {
    const { session, restore } = changing();
    expect(restore(session, { id: 'key-1', list: 'wishlist', kind: 'add', product: cap })).toBeUndefined();
  });
});
