import { describe, expect, it } from 'vitest';
import { broken, type Diary, recordingCart, recordingFailures, recordingShopper } from '../testing/recorders.ts';
import { aCartItem } from '../testing/samples.ts';
import type { CartItem } from './CartItem.ts';
import { makeChangeQuantity } from './ChangeQuantity.ts';

const answered = [aCartItem({ quantity: 2 })];

function changing(answer: () => Promise<readonly CartItem[]>) {
  const diary: Diary = [];
  const changeQuantity = makeChangeQuantity(
    recordingCart(diary, answer),
    recordingShopper(diary),
    recordingFailures(diary),
  );
  return { changeQuantity, diary };
}

describe('Increment or decrement quantity', () => {
  it.each([
    ['increment', 1, ['cart: increment tee', 'success: Added another Low Tide Tee to the cart!']],
    ['increment', 7, ['cart: increment tee', 'success: Added another Low Tide Tee to the cart!']],
    ['decrement', 2, ['cart: decrement tee', 'success: Removed one Low Tide Tee from the cart!']],
  ] as const)('%s at quantity %d [spec 4.18, 8.18, 8.19]', async (change, quantity, told) => {
    const { changeQuantity, diary } = changing(async () => answered);
    const outcome = await changeQuantity(aCartItem({ key: 'tee', quantity }), change);
    expect(outcome).toEqual({ outcome: 'kept', cart: answered });
    expect(diary).toEqual(told);
  });

  it.each([1, 0, -1])(
    'a decrement at quantity 1 removes the item, so does one below (%d) [spec 4.19]',
    async (quantity) => {
      const { changeQuantity, diary } = changing(async () => []);
      expect(await changeQuantity(aCartItem({ key: 'tee', quantity }), 'decrement')).toEqual({
        outcome: 'kept',
        cart: [],
      });
      expect(diary).toEqual(['cart: remove tee', 'success: Low Tide Tee successfully removed from the cart']);
    },
  );

  it('cart failures are not told to the shopper [spec 8.04]', async () => {
    const { changeQuantity, diary } = changing(broken);
    expect(await changeQuantity(aCartItem({ key: 'tee' }), 'increment')).toEqual({ outcome: 'failed' });
    expect(diary).toEqual(['cart: increment tee', 'failure: no connection']);
  });
});
