import { expect, it } from 'vitest';
import type { CartItem } from '../../domain/cart/CartItem.ts';
import { type Diary, recordingCart, recordingFailures, recordingShopper } from '../testing/recorders.ts';
import { aCartItem } from '../testing/samples.ts';
import { makeUndoRemoveFromCart } from './UndoRemoveFromCart.ts';

const tees = aCartItem({ key: 'tee', quantity: 3 });
const cap = aCartItem({ key: 'cap' });

function puttingBack(...answers: (readonly CartItem[] | Error)[]) {
  const diary: Diary = [];
  const cart = recordingCart(diary, async () => {
    const answer = answers.shift() ?? [];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const ports = { cart, notifications: recordingShopper(diary), reportFailure: recordingFailures(diary) };
  return { change: makeUndoRemoveFromCart(ports)(tees), diary };
}

it('A removed line comes back with its quantity: added once and raised to it, told once', async () => {
  const { change, diary } = puttingBack([], [], [cap, tees]);
  expect(change.expected([cap])).toEqual([cap, tees]);
  expect(await change.ask([cap])).toEqual({ outcome: 'kept', cart: [cap, tees] });
  expect(diary).toEqual([
    'cart: add tee',
    'success: Low Tide Tee added to cart successfully!',
    'cart: increment tee',
    'cart: increment tee',
  ]);
});

it('A line that is there, because its removal was refused, is left alone', async () => {
  const { change, diary } = puttingBack();
  expect(change.expected([tees])).toEqual([tees]);
  expect(await change.ask([tees])).toEqual({ outcome: 'kept', cart: [tees] });
  expect(diary).toEqual([]);
});

it('What came back before a failure is what the cart then holds', async () => {
  const one = [aCartItem({ key: 'tee', quantity: 1 })];
  const { change, diary } = puttingBack(one, new Error('no connection'));
  expect(await change.ask([])).toEqual({ outcome: 'kept', cart: one });
  expect(diary.at(-1)).toBe('failure: no connection');
});

it('A cart that is not known is asked for first, and is a failure when it cannot be had', async () => {
  const { change, diary } = puttingBack(new Error('no connection'));
  expect(await change.ask(undefined)).toEqual({ outcome: 'failed' });
  expect(diary).toEqual(['cart: items', 'failure: no connection']);
});
