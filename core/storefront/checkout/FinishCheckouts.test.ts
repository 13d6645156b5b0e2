import { expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import { anAttempt, paid } from '../testing/anAttempt.ts';
import { makeFinishCheckouts } from './FinishCheckouts.ts';

const email = 'asha@example.com';
const first = paid(anAttempt({ orderId: 'first' }), 'pay_1');
const unpaid = anAttempt({ orderId: 'unpaid' });
const second = paid(anAttempt({ orderId: 'second' }), 'pay_2');
const others = paid(anAttempt({ orderId: 'others', email: 'bala@example.com' }), 'pay_3');

/** A device on which an earlier visit has left these checkouts unfinished. */
async function starting(attempts = [first, second, unpaid, others]) {
  const shop = new MemoryShop();
  for (const attempt of attempts) await shop.checkouts.remember(attempt);
  return { shop, finishCheckouts: makeFinishCheckouts(shop.ports) };
}

it('The paid checkouts of the current shopper become orders, the oldest first', async () => {
  const { shop, finishCheckouts } = await starting();
  const session = shop.logIn();
  expect(await finishCheckouts()).toMatchObject([{ outcome: 'placed' }, { outcome: 'placed' }]);
  expect((await shop.orders.orders(session)).map(({ orderId }) => orderId)).toEqual(['first', 'second']);
  expect(shop.log.entries).toEqual([]);
});

it('Unpaid checkouts and those of other shoppers do not change', async () => {
  const { shop, finishCheckouts } = await starting([unpaid, others]);
  shop.logIn();
  expect(await finishCheckouts()).toEqual([]);
  expect(await shop.checkouts.unfinished(email)).toEqual([unpaid]);
  expect(await shop.checkouts.unfinished('bala@example.com')).toEqual([others]);
  expect(await shop.orders.orders({ email: 'bala@example.com' })).toEqual([]);
});

it('A checkout that cannot be confirmed does not prevent the others', async () => {
  const { shop, finishCheckouts } = await starting();
  shop.logIn();
  shop.before.set('orders.record(token-1, first, paid)', () => shop.orders.failWith(new Error('quota exceeded')));
  shop.before.set('orders.record(token-1, second, paid)', () => shop.orders.failWith(undefined));
  expect(await finishCheckouts()).toMatchObject([{ outcome: 'unconfirmed' }, { outcome: 'placed' }]);
  expect(await shop.checkouts.unfinished(email)).toEqual([first]);
});

it('Checkouts that cannot be read are logged', async () => {
  const { shop, finishCheckouts } = await starting();
  shop.logIn();
  const failure = new Error('storage is closed');
  shop.checkouts.failWith(failure);
  expect(await finishCheckouts()).toEqual([]);
  expect(shop.log.entries).toEqual([{ text: 'Unfinished checkouts could not be read', cause: failure }]);
});
