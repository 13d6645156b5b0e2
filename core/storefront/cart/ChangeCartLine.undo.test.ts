import { describe, expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import type { CartItem } from '../../domain/cart/CartItem.ts';
import { aCartItem } from '../../domain/testing/samples.ts';
import { TestList } from '../testing/TestList.ts';
import { makeChangeCartLine } from './ChangeCartLine.ts';

const tees = aCartItem({ key: 'tee', quantity: 3 });
const cap = aCartItem({ key: 'cap' });
const ADD = 'cart.add(token-1, tee)';
const TOLD = 'toast.success(Low Tide Tee added to cart successfully!)';
const LOGGED = 'log.error(A call to the shop failed)';
const READ = 'cart.items(token-1)';

function undoing() {
  const shop = new MemoryShop('/cart');
  const session = shop.logIn();
  const shopper = { email: session.email, password: 'secret-8', firstName: 'Asha', lastName: 'Rao' };
  shop.backEnd.register({ ...shopper, cart: [cap] });
  const emptyCart = () => shop.backEnd.register({ ...shopper, cart: [] });
  const change = makeChangeCartLine(shop.ports);
  return {
    shop,
    emptyCart,
    undo: (removed: CartItem, list: TestList<CartItem>, before?: string) => change(removed, 'add', list, before),
  };
}

/** An undo that is shown and not sent yet. */
async function undoneLater() {
  const { undo, ...rest } = undoing();
  const list = new TestList([cap], { isSentLater: true });
  expect(await undo(tees, list)).toEqual({ outcome: 'overdue' });
  return { ...rest, list };
}

describe('Undo restores a removed line', () => {
  it('with its quantity, in one call, and shows one message', async () => {
    const { shop, undo } = undoing();
    const list = new TestList([cap]);
    expect(await undo(tees, list)).toEqual({ outcome: 'changed', items: [cap, tees] });
    expect(list.items).toEqual([cap, tees]);
    expect(shop.calls).toEqual([ADD, TOLD]);
  });

  it('to its place, at once and in the back-end', async () => {
    const { shop, undo } = undoing();
    const list = new TestList([cap]);
    expect(await undo(tees, list, 'cap')).toEqual({ outcome: 'changed', items: [tees, cap] });
    expect(list.updates[0]?.apply([cap])).toMatchObject([{ key: 'tee' }, { key: 'cap' }]);
    expect(shop.backEnd.shopper('asha@example.com')?.cart).toEqual([tees, cap]);
  });

  it('but does not change a line that exists because its removal failed', async () => {
    const { shop, undo } = undoing();
    const one = { ...tees, quantity: 1 };
    const list = new TestList([one]);
    expect(await undo(tees, list)).toEqual({ outcome: 'unchanged', items: [one] });
    expect(list.items).toEqual([one]);
    expect(shop.calls).toEqual([]);
  });

  it('with the session that issued the command after another shopper has logged in', async () => {
    const { shop, list } = await undoneLater();
    shop.logIn('bala@example.com', 'Bala');
    expect(await list.send(undefined)).toEqual({ outcome: 'session-ended' });
    expect(shop.backEnd.shopper('asha@example.com')?.cart).toEqual([cap, tees]);
    expect(shop.calls).toEqual([READ, ADD]);
  });

  it('but shows and sends nothing without a session', async () => {
    const { shop, undo } = undoing();
    shop.sessions.forget(shop.logIn());
    const list = new TestList([cap]);
    expect(await undo(tees, list)).toEqual({ outcome: 'session-ended' });
    expect([list.updates, shop.calls]).toEqual([[], []]);
  });
});

describe('A failed undo', () => {
  it('is completed by a retry after a lost response, without adding more', async () => {
    const { shop, list } = await undoneLater();
    shop.backEnd.loseAnswer('cart');
    expect(await list.send([cap])).toEqual({ outcome: 'unreachable' });
    expect(await list.send(undefined)).toEqual({ outcome: 'changed', items: [cap, tees] });
    expect(shop.calls).toEqual([ADD, LOGGED, READ, ADD, TOLD]);
  });

  it('returns the failure', async () => {
    const { shop, list } = await undoneLater();
    shop.backEnd.fail('cart');
    expect(await list.send(undefined)).toEqual({ outcome: 'unreachable' });
    expect(await list.send([cap])).toEqual({ outcome: 'unreachable' });
    expect(shop.calls).toEqual([READ, LOGGED, ADD, LOGGED]);
  });

  it('returns the failure after another shopper has logged in', async () => {
    const { shop, list } = await undoneLater();
    shop.backEnd.fail('cart');
    shop.logIn('bala@example.com', 'Bala');
    expect(await list.send([cap])).toMatchObject({ outcome: 'unreachable' });
    expect(shop.backEnd.shopper('bala@example.com')?.cart).toEqual([]);
  });
});
