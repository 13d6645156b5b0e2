import { expect, it } from 'vitest';
import type { AskToLogIn } from '../session/AskToLogIn.ts';
import {
  broken,
  type Diary,
  recordingCart,
  recordingFailures,
  recordingNavigation,
  recordingShopper,
} from '../testing/recorders.ts';
import { aCartItem, aProduct } from '../testing/samples.ts';
import { makeAddToCart } from './AddToCart.ts';
import type { CartItem } from './CartItem.ts';

const answered = [aCartItem({ key: 'tee' })];

function adding(answer: () => Promise<readonly CartItem[]>, login: ReturnType<AskToLogIn> = 'logged-in') {
  const diary: Diary = [];
  const addToCart = makeAddToCart({
    cart: recordingCart(diary, answer),
    shopper: recordingShopper(diary),
    navigation: recordingNavigation(diary),
    askToLogIn: () => login,
    reportFailure: recordingFailures(diary),
  });
  return { addToCart, diary };
}

it('Adding to the cart tells the shopper so: {name} added to cart successfully! [spec 8.16]', async () => {
  const { addToCart, diary } = adding(async () => answered);
  const others = [aCartItem({ key: 'cap' })];
  expect(await addToCart(aProduct({ key: 'tee', name: 'Low Tide Tee' }), others)).toEqual({
    outcome: 'kept',
    cart: answered,
  });
  expect(diary).toEqual(['cart: add tee', 'success: Low Tide Tee added to cart successfully!']);
});

it('Add: if the item is already in the cart, go to /cart instead [spec 4.17]', async () => {
  const { addToCart, diary } = adding(async () => answered);
  expect(await addToCart(aProduct({ key: 'tee' }), answered)).toEqual({ outcome: 'already-there' });
  expect(diary).toEqual(['go to /cart']);
});

it('Adding to the cart while logged out asks to log in and sends nothing', async () => {
  const { addToCart, diary } = adding(async () => answered, 'asked');
  expect(await addToCart(aProduct({ key: 'tee' }), answered)).toEqual({ outcome: 'login-needed' });
  expect(diary).toEqual([]);
});

it('Cart failures are not told to the shopper [spec 8.04]', async () => {
  const { addToCart, diary } = adding(broken);
  expect(await addToCart(aProduct({ key: 'tee' }), [])).toEqual({ outcome: 'failed' });
  expect(diary).toEqual(['cart: add tee', 'failure: no connection']);
});
