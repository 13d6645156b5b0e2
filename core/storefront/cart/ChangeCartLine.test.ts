import { describe, expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import type { CartItem } from '../../domain/cart/CartItem.ts';
import type { CartChange } from '../../domain/cart/cartLines.ts';
import { aCartItem } from '../../domain/testing/samples.ts';
import { BackEndFailure } from '../ports/failures/BackEndFailure.ts';
import { TestList } from '../testing/TestList.ts';
import { makeChangeCartLine } from './ChangeCartLine.ts';

const cap = aCartItem({ key: 'cap' });
const quantities = (cart: readonly CartItem[] | undefined) => cart?.map(({ key, quantity }) => [key, quantity]);

/** A shopper whose cart holds a cap and so many tees. */
function changing(quantity: number) {
  const shop = new MemoryShop('/cart');
  const session = shop.logIn();
  const tees = aCartItem({ key: 'tee', quantity });
  const shopper = { email: session.email, password: 'secret-8', firstName: 'Asha', lastName: 'Rao' };
  const stored = (cart: readonly CartItem[]) => shop.backEnd.register({ ...shopper, cart });
  stored([cap, tees]);
  const present = () => quantities(shop.backEnd.shopper(session.email)?.cart);
  return { shop, tees, stored, present, change: makeChangeCartLine(shop.ports) };
}

/** The same with a change that was shown and not sent yet. */
async function changedLater(quantity: number, asked: CartChange | 'add') {
  const { change, ...rest } = changing(quantity);
  const list = new TestList([cap, rest.tees], { isSentLater: true });
  expect(await change(rest.tees, asked, list)).toEqual({ outcome: 'overdue' });
  return { ...rest, list };
}

describe('Increment or decrement quantity', () => {
  it.each([
    ['increment', 1, 2, 'Added another Low Tide Tee to the cart!'],
    ['increment', 98, 99, 'Added another Low Tide Tee to the cart!'],
    ['decrement', 99, 98, 'Removed one Low Tide Tee from the cart!'],
    ['decrement', 2, 1, 'Removed one Low Tide Tee from the cart!'],
  ] as const)(
    '%s at quantity %d results in %d [spec 4.change-quantity, 8.toast-quantity-lowered, 8.toast-quantity-raised]',
    async (asked, before, after, text) => {
      const { shop, tees, change, present } = changing(before);
      const outcome = await change(tees, asked, new TestList([cap, tees]));
      const items = [cap, { ...tees, quantity: after }];
      expect(outcome).toEqual({ outcome: 'changed', items });
      expect(present()).toEqual(quantities(items));
      expect(shop.calls).toEqual([`cart.change(token-1, tee, ${asked}, key-1)`, `toast.success(${text})`]);
    },
  );

  it('a decrement at quantity 1 removes the item [spec 4.last-one-removes]', async () => {
    const { shop, tees, change } = changing(1);
    const list = new TestList([cap, tees]);
    expect(await change(tees, 'decrement', list)).toEqual({ outcome: 'changed', items: [cap] });
    expect(list.items).toEqual([cap]);
    expect(shop.calls).toEqual([
      'cart.change(token-1, tee, remove)',
      'toast.success(Low Tide Tee successfully removed from the cart)',
    ]);
  });

  it('sends nothing for a line that no longer exists', async () => {
    const { shop, list } = await changedLater(2, 'increment');
    expect(await list.send([cap])).toEqual({ outcome: 'unchanged', items: [cap] });
    expect(shop.calls).toEqual([]);
  });
});

describe('Remove', () => {
  it('removes the line with any quantity and shows {name} successfully removed from the cart [spec 4.remove, 8.toast-cart-removed]', async () => {
    const { shop, tees, change, present } = changing(3);
    const list = new TestList([cap, tees]);
    expect(await change(tees, 'remove', list)).toEqual({ outcome: 'changed', items: [cap] });
    expect(list.items).toEqual([cap]);
    expect(present()).toEqual([['cap', 1]]);
    expect(shop.calls).toEqual([
      'cart.change(token-1, tee, remove)',
      'toast.success(Low Tide Tee successfully removed from the cart)',
    ]);
  });
});

describe('A change of a cart line belongs to the session that issued it', () => {
  it.each([
    ['increment', 3, 'change(token-1, tee, increment, key-1)'],
    ['add', 2, 'add(token-1, tee)'],
  ] as const)('%s is sent with it after another shopper has logged in', async (asked, after, call) => {
    const { shop, list, stored, present } = await changedLater(2, asked);
    if (asked === 'add') stored([cap]);
    shop.logIn('bala@example.com', 'Bala');
    expect(await list.send(undefined)).toEqual({ outcome: 'session-ended' });
    expect(present()).toEqual([
      ['cap', 1],
      ['tee', after],
    ]);
    expect(shop.calls).toEqual(['cart.items(token-1)', `cart.${call}`]);
  });

  it.each(['increment', 'add'] as const)('%s is neither shown nor sent without a session', async (asked) => {
    const { shop, tees, change } = changing(2);
    const list = new TestList([cap, tees]);
    shop.sessions.forget({ ...shop.logIn() });
    expect(await change(tees, asked, list)).toEqual({ outcome: 'session-ended' });
    expect([list.updates, shop.calls]).toEqual([[], []]);
  });
});

describe('After a lost response a change of a cart line', () => {
  it.each([
    ['increment', 2, 3],
    ['decrement', 3, 2],
  ] as const)('that was carried out counts once: %s of %d is %d', async (asked, before, after) => {
    const { shop, list, tees, present } = await changedLater(before, asked);
    const call = `cart.change(token-1, tee, ${asked}, key-1)`;
    shop.backEnd.loseAnswer('cart');
    expect(await list.send([cap, tees])).toEqual({ outcome: 'unreachable' });
    expect(await list.send(undefined)).toMatchObject({ outcome: 'changed', items: [cap, { quantity: after }] });
    expect(present()).toEqual([
      ['cap', 1],
      ['tee', after],
    ]);
    expect(shop.calls.slice(0, 4)).toEqual([call, 'log.error(A call to the shop failed)', 'cart.items(token-1)', call]);
  });

  it('has another key than the next change', async () => {
    const { shop, tees, change } = changing(2);
    const list = new TestList([cap, tees]);
    for (const asked of ['increment', 'decrement'] as const) await change(tees, asked, list);
    expect(shop.calls.filter((call) => call.startsWith('cart'))).toEqual([
      'cart.change(token-1, tee, increment, key-1)',
      'cart.change(token-1, tee, decrement, key-2)',
    ]);
  });

  it('is completed when it was an undone removal, without adding more', async () => {
    const { shop, list, tees, stored, present } = await changedLater(3, 'add');
    stored([cap]);
    shop.backEnd.loseAnswer('cart');
    expect(await list.send([cap])).toEqual({ outcome: 'unreachable' });
    expect(await list.send(undefined)).toEqual({ outcome: 'changed', items: [cap, tees] });
    expect(present()).toEqual([
      ['cap', 1],
      ['tee', 3],
    ]);
  });

  it('is not sent again when it was a removal', async () => {
    const { shop, list, tees } = await changedLater(3, 'remove');
    shop.backEnd.loseAnswer('cart');
    await list.send([cap, tees]);
    expect(await list.send(undefined)).toEqual({ outcome: 'unchanged', items: [cap] });
    expect(shop.calls.at(-1)).toBe('cart.items(token-1)');
  });
});

it('A failure to change a cart line shows no message [spec 8.list-failures]', async () => {
  const { shop, tees, change } = changing(2);
  shop.backEnd.fail('cart', new BackEndFailure('status 500'));
  expect(await change(tees, 'increment', new TestList([tees]))).toEqual({ outcome: 'failed' });
  expect(shop.calls).toEqual(['cart.change(token-1, tee, increment, key-1)', 'log.error(A call to the shop failed)']);
});
