import { expect, it } from 'vitest';
import type { CartItem } from '../../domain/cart/CartItem.ts';
import { broken, type Diary, recordingCart, recordingFailures, recordingShopper } from '../testing/recorders.ts';
import { aCartItem } from '../testing/samples.ts';
import { makeRemoveFromCart } from './RemoveFromCart.ts';

function removing(answer: () => Promise<readonly CartItem[]>) {
  const diary: Diary = [];
  const removeFromCart = makeRemoveFromCart({
    cart: recordingCart(diary, answer),
    notifications: recordingShopper(diary),
    reportFailure: recordingFailures(diary),
  });
  return { removeFromCart, diary };
}

it('Remove takes the whole line, whatever its quantity: {name} successfully removed from the cart [spec 4.remove, 8.toast-cart-removed]', async () => {
  const left = [aCartItem({ key: 'cap' })];
  const { removeFromCart, diary } = removing(async () => left);
  const tees = aCartItem({ key: 'tee', quantity: 3 });
  const removal = removeFromCart(tees);
  expect(removal.expected([tees, ...left])).toEqual(left);
  expect(await removal.ask([tees, ...left])).toEqual({ outcome: 'kept', cart: left });
  expect(diary).toEqual(['cart: remove tee', 'success: Low Tide Tee successfully removed from the cart']);
});

it('Cart failures are not told to the shopper [spec 8.list-failures]', async () => {
  const { removeFromCart, diary } = removing(broken);
  const tee = aCartItem({ key: 'tee' });
  expect(await removeFromCart(tee).ask([tee])).toEqual({ outcome: 'failed' });
  expect(diary).toEqual(['cart: remove tee', 'failure: no connection']);
});
