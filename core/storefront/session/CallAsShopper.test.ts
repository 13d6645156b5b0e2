import { expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import { RefusedCall } from '../ports/failures/RefusedCall.ts';
import { SessionRejected } from '../ports/failures/SessionRejected.ts';
import { Unreachable } from '../ports/failures/Unreachable.ts';

const answer = { items: ['tee'], message: 'Tee added!' };

it('A failure is logged and returned', async () => {
  const shop = new MemoryShop();
  const failure = new Unreachable('Network Error');
  const outcome = await shop.ports.callAsShopper(shop.logIn(), () => Promise.reject(failure));
  expect(outcome).toEqual({ outcome: 'unreachable' });
  expect(shop.log.entries).toEqual([{ text: 'A call to the shop failed', cause: failure }]);
  expect(shop.calls).toEqual(['log.error(A call to the shop failed)']);
});

it('A refusal is told with its first reason, and is a failure', async () => {
  const shop = new MemoryShop();
  const refused = new RefusedCall('status 422', ['The cart has 100 products.', 'Another reason']);
  const call = () => Promise.reject(refused);
  expect(await shop.ports.callAsShopper(shop.logIn(), call)).toEqual({ outcome: 'failed' });
  expect(shop.calls).toEqual(['toast.error(The cart has 100 products.)', 'log.error(A call to the shop failed)']);
});

it.each([
  ['without a reason', []],
  ['after a logout', ['The cart has 100 products.']],
])('A refusal %s is not told', async (_, reasons) => {
  const shop = new MemoryShop();
  const session = shop.logIn();
  const call = async () => {
    if (reasons.length > 0) shop.sessions.forget(session);
    throw new RefusedCall('status 422', reasons);
  };
  expect(await shop.ports.callAsShopper(session, call)).toEqual({ outcome: 'failed' });
  expect(shop.calls).toEqual(['log.error(A call to the shop failed)']);
});

it('A call that throws synchronously is a failure', async () => {
  const shop = new MemoryShop();
  const broken = () => {
    throw new Error('a bug');
  };
  expect(await shop.ports.callAsShopper(shop.logIn(), broken)).toEqual({ outcome: 'failed' });
});

it.each([answer, { items: ['tee'] }])('After a logout a response is neither shown nor returned', async (late) => {
  const shop = new MemoryShop();
  const session = shop.logIn();
  const calling = shop.ports.callAsShopper(session, async () => {
    shop.sessions.forget(session);
    return late;
  });
  expect(await calling).toEqual({ outcome: 'session-ended' });
  expect(shop.calls).toEqual([]);
});

it('A rejection of an earlier session does not end the session of another shopper', async () => {
  const shop = new MemoryShop('/cart');
  const session = shop.logIn();
  const other = shop.logIn('bala@example.com', 'Bala');
  const refusal = new SessionRejected('status 401', [], session.token);
  await shop.ports.callAsShopper(session, () => Promise.reject(refusal));
  expect(shop.sessions.current()).toEqual(other);
  expect(shop.navigation.here()).toBe('/cart');
});
