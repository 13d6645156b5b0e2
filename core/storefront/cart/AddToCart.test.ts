import { describe, expect, it } from 'vitest';
import type { CartItem } from '../../domain/cart/CartItem.ts';
import type { RequireLogin } from '../session/RequireLogin.ts';
import {
  broken,
  type Diary,
  recordingCart,
  recordingFailures,
  recordingNavigation,
  recordingShopper,
} from '../testing/recorders.ts';
import { aCartItem, aProduct } from '../testing/samples.ts';
import { type AddToCart, makeAddToCart } from './AddToCart.ts';

const answered = [aCartItem({ key: 'tee' })];

function adding(answer: () => Promise<readonly CartItem[]>, login: ReturnType<RequireLogin> = 'logged-in') {
  const diary: Diary = [];
  const addToCart = makeAddToCart({
    cart: recordingCart(diary, answer),
    notifications: recordingShopper(diary),
    navigation: recordingNavigation(diary),
    requireLogin: () => login,
    reportFailure: recordingFailures(diary),
  });
  return { addToCart, diary };
}

const tee = aProduct({ key: 'tee', name: 'Low Tide Tee' });
const others = [aCartItem({ key: 'cap' })];

/** The change that was asked for; a test that gets none has failed. */
function changeOf(outcome: ReturnType<AddToCart>) {
  if (outcome.outcome !== 'asked') throw new Error(`The outcome was ${outcome.outcome}`);
  return outcome.change;
}

it('Adding to the cart tells the shopper so: {name} added to cart successfully! [spec 8.toast-cart-added]', async () => {
  const { addToCart, diary } = adding(async () => answered);
  expect(await changeOf(addToCart(tee, others)).ask(others)).toEqual({ outcome: 'kept', cart: answered });
  expect(diary).toEqual(['cart: add tee', 'success: Low Tide Tee added to cart successfully!']);
});

it('Before the back-end has answered, one of the product is shown in the cart, and nothing is told', () => {
  const { addToCart, diary } = adding(async () => answered);
  const { expected } = changeOf(addToCart(tee, others));
  expect(expected(others)).toMatchObject([{ key: 'cap' }, { key: 'tee', quantity: 1 }]);
  expect(expected(answered)).toBe(answered);
  expect(diary).toEqual([]);
});

it('Add: if the item is already in the cart, go to /cart instead [spec 4.add-again-opens-cart]', () => {
  const { addToCart, diary } = adding(async () => answered);
  expect(addToCart(tee, answered)).toEqual({ outcome: 'already-there' });
  expect(diary).toEqual(['go to /cart']);
});

describe('When its turn has come, adding sends nothing twice', () => {
  it('asks first for a cart that is not known', async () => {
    const { addToCart, diary } = adding(async () => answered);
    expect(await changeOf(addToCart(tee, [])).ask(undefined)).toEqual({ outcome: 'kept', cart: answered });
    expect(diary).toEqual(['cart: items']);
  });

  it('is content with a cart that holds the product meanwhile', async () => {
    const { addToCart, diary } = adding(async () => []);
    expect(await changeOf(addToCart(tee, [])).ask(answered)).toEqual({ outcome: 'kept', cart: answered });
    expect(diary).toEqual([]);
  });
});

it('Adding to the cart while logged out asks to log in and sends nothing', () => {
  const { addToCart, diary } = adding(async () => answered, 'asked');
  expect(addToCart(tee, answered)).toEqual({ outcome: 'login-needed' });
  expect(diary).toEqual([]);
});

it('Cart failures are not told to the shopper [spec 8.list-failures]', async () => {
  const { addToCart, diary } = adding(broken);
  expect(await changeOf(addToCart(tee, [])).ask([])).toEqual({ outcome: 'failed' });
  expect(diary).toEqual(['cart: add tee', 'failure: no connection']);
});
