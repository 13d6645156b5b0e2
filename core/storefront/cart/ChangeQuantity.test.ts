import { describe, expect, it } from 'vitest';
import type { CartItem } from '../../domain/cart/CartItem.ts';
import { broken, type Diary, recordingCart, recordingFailures, recordingShopper } from '../testing/recorders.ts';
import { aCartItem } from '../testing/samples.ts';
import { makeChangeQuantity } from './ChangeQuantity.ts';

const answered = [aCartItem({ quantity: 2 })];

function changing(answer: () => Promise<readonly CartItem[]>) {
  const diary: Diary = [];
  const changeQuantity = makeChangeQuantity({
    cart: recordingCart(diary, answer),
    notifications: recordingShopper(diary),
    reportFailure: recordingFailures(diary),
  });
  return { changeQuantity, diary };
}

describe('Increment or decrement quantity', () => {
  it.each([
    ['increment', 1, ['cart: increment tee', 'success: Added another Low Tide Tee to the cart!']],
    ['increment', 7, ['cart: increment tee', 'success: Added another Low Tide Tee to the cart!']],
    ['decrement', 2, ['cart: decrement tee', 'success: Removed one Low Tide Tee from the cart!']],
  ] as const)(
    '%s at quantity %d [spec 4.change-quantity, 8.toast-quantity-lowered, 8.toast-quantity-raised]',
    async (change, quantity, told) => {
      const { changeQuantity, diary } = changing(async () => answered);
      const line = aCartItem({ key: 'tee', quantity });
      const outcome = await changeQuantity(line, change).ask([line]);
      expect(outcome).toEqual({ outcome: 'kept', cart: answered });
      expect(diary).toEqual(told);
    },
  );

  it.each([1, 0, -1])(
    'a decrement at quantity 1 removes the item, so does one below (%d) [spec 4.last-one-removes]',
    async (quantity) => {
      const { changeQuantity, diary } = changing(async () => []);
      const line = aCartItem({ key: 'tee', quantity });
      expect(await changeQuantity(line, 'decrement').ask([line])).toEqual({ outcome: 'kept', cart: [] });
      expect(diary).toEqual(['cart: remove tee', 'success: Low Tide Tee successfully removed from the cart']);
    },
  );

  it('cart failures are not told to the shopper [spec 8.list-failures]', async () => {
    const { changeQuantity, diary } = changing(broken);
    const line = aCartItem({ key: 'tee' });
    expect(await changeQuantity(line, 'increment').ask([line])).toEqual({ outcome: 'failed' });
    expect(diary).toEqual(['cart: increment tee', 'failure: no connection']);
  });

  it.each([
    ['increment', 2, 3],
    ['decrement', 2, 1],
    ['decrement', 1, undefined],
  ] as const)('shows %s of %d as %d at once', (change, quantity, shown) => {
    const { changeQuantity, diary } = changing(async () => answered);
    const line = aCartItem({ key: 'tee', quantity });
    expect(changeQuantity(line, change).expected([line])[0]?.quantity).toBe(shown);
    expect(diary).toEqual([]);
  });

  it('never takes the last piece of a line that was shown with more, as after a refused increment', async () => {
    const { changeQuantity, diary } = changing(async () => []);
    const present = [aCartItem({ key: 'tee', quantity: 1 })];
    const decrement = changeQuantity(aCartItem({ key: 'tee', quantity: 2 }), 'decrement');
    expect(decrement.expected(present)).toEqual(present);
    expect(await decrement.ask(present)).toEqual({ outcome: 'kept', cart: present });
    expect(diary).toEqual([]);
  });

  it('asks nothing of a line that is gone', async () => {
    const { changeQuantity, diary } = changing(async () => answered);
    expect(await changeQuantity(aCartItem({ key: 'tee' }), 'increment').ask([])).toEqual({ outcome: 'kept', cart: [] });
    expect(diary).toEqual([]);
  });
});
