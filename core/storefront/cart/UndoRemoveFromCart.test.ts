import { describe, expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import { aCartItem } from '../../domain/testing/samples.ts';
import { BackEndFailure } from '../ports/BackEndFailure.ts';
import { TestList } from '../testing/TestList.ts';
import { makeUndoRemoveFromCart } from './UndoRemoveFromCart.ts';

const tees = aCartItem({ key: 'tee', quantity: 3 });
const cap = aCartItem({ key: 'cap' });
const ADD = 'cart.add(token-1, tee)';
const INCREMENT = 'cart.change(token-1, tee, increment)';
const TOLD = 'toast.success(Low Tide Tee added to cart successfully!)';
const LOGGED = 'log.error(A call to the shop failed)';
const READ = 'cart.items(token-1)';

function undoing() {
  const shop = new MemoryShop('/cart');
  const session = shop.logIn();
  const shopper = { email: session.email, password: 'secret-8', firstName: 'Asha', lastName: 'Rao' };
  shop.backEnd.register({ ...shopper, cart: [cap] });
  const emptyCart = () => shop.backEnd.register({ ...shopper, cart: [] });
  return { shop, emptyCart, undo: makeUndoRemoveFromCart(shop.ports) };
}

/** An undo that is shown and not sent yet. */
async function undoneLater() {
  const { undo, ...rest } = undoing();
  const list = new TestList([cap], { isSentLater: true });
  expect(await undo(tees, list)).toEqual({ outcome: 'overdue' });
  return { ...rest, list };
}

/** Fails the cart's second increment, and all calls of the cart from then on. */
function failSecondIncrement(shop: MemoryShop, failure?: Error) {
  let increments = 0;
  shop.before.set(INCREMENT, () => {
    increments += 1;
    if (increments === 2) shop.backEnd.fail('cart', failure);
  });
}

describe('Undo restores a removed line', () => {
  it('with its quantity: adds it once, increments it and shows one message', async () => {
    const { shop, undo } = undoing();
    const list = new TestList([cap]);
    expect(await undo(tees, list)).toEqual({ outcome: 'changed', items: [cap, tees] });
    expect(list.items).toEqual([cap, tees]);
    expect(shop.calls).toEqual([ADD, INCREMENT, INCREMENT, TOLD]);
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
    expect(shop.calls).toEqual([READ, ADD, INCREMENT, INCREMENT]);
  });

  it('but shows and sends nothing without a session', async () => {
    const { shop, undo } = undoing();
    shop.sessions.forget(shop.logIn());
    const list = new TestList([cap]);
    expect(await undo(tees, list)).toEqual({ outcome: 'session-ended' });
    expect([list.updates, shop.calls]).toEqual([[], []]);
  });

  it('and stops when another device removes the line', async () => {
    const { shop, emptyCart, undo } = undoing();
    shop.before.set(INCREMENT, emptyCart);
    expect(await undo(tees, new TestList([cap]))).toEqual({ outcome: 'changed', items: [] });
    expect(shop.calls).toEqual([ADD, INCREMENT, TOLD]);
  });
});

describe('A failed undo', () => {
  it.each([
    [new BackEndFailure('status 500'), 'failed'],
    [undefined, 'unreachable'],
  ])('returns the changed cart when it failed partway: %s', async (failure, outcome) => {
    const { shop, undo } = undoing();
    failSecondIncrement(shop, failure);
    expect(await undo(tees, new TestList([cap]))).toEqual({ outcome, items: [cap, { ...tees, quantity: 2 }] });
    expect(shop.calls).toEqual([ADD, INCREMENT, INCREMENT, LOGGED]);
  });

  it('is completed by a retry when it failed partway', async () => {
    const { shop, list } = await undoneLater();
    failSecondIncrement(shop);
    await list.send([cap]);
    shop.backEnd.heal();
    expect(await list.send(undefined)).toEqual({ outcome: 'changed', items: [cap, tees] });
    expect(shop.calls.slice(4)).toEqual([READ, INCREMENT, TOLD]);
  });

  it('is completed by a retry after a lost response, without adding twice', async () => {
    const { shop, list } = await undoneLater();
    shop.backEnd.loseAnswer('cart');
    expect(await list.send([cap])).toEqual({ outcome: 'unreachable' });
    expect(await list.send(undefined)).toEqual({ outcome: 'changed', items: [cap, tees] });
    expect(shop.calls).toEqual([ADD, LOGGED, READ, INCREMENT, INCREMENT, TOLD]);
  });

  it('returns no items when nothing was changed', async () => {
    const { shop, list } = await undoneLater();
    shop.backEnd.fail('cart');
    expect(await list.send(undefined)).toEqual({ outcome: 'unreachable' });
    expect(await list.send([cap])).toEqual({ outcome: 'unreachable' });
    expect(shop.calls).toEqual([READ, LOGGED, ADD, LOGGED]);
  });

  it('returns the failure after another shopper has logged in', async () => {
    const { shop, list } = await undoneLater();
    failSecondIncrement(shop);
    shop.logIn('bala@example.com', 'Bala');
    expect(await list.send([cap])).toMatchObject({ outcome: 'unreachable' });
    expect(shop.backEnd.shopper('bala@example.com')?.cart).toEqual([]);
  });
});
