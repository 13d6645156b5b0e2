import { describe, expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import { anAddress } from '../../domain/testing/samples.ts';
import { anAttempt, paid } from '../testing/anAttempt.ts';
import { makeFindLastAddress } from './FindLastAddress.ts';

async function ordering(...addressKeys: readonly string[]) {
  const shop = new MemoryShop();
  const session = shop.logIn();
  for (const key of addressKeys) {
    const { draft, ...attempt } = anAttempt({ orderId: `to ${key}` });
    const orderAddress = anAddress({ key });
    await shop.orders.record(session, paid({ ...attempt, draft: { ...draft, orderAddress } }, `pay ${key}`));
  }
  return { shop, session, findLastAddress: makeFindLastAddress(shop.ports) };
}

describe('The address used last', () => {
  it('is unknown without a session; nothing is asked', async () => {
    const { shop, session, findLastAddress } = await ordering('home');
    shop.sessions.forget(session);
    shop.calls.splice(0);
    expect(await findLastAddress()).toBeUndefined();
    expect(shop.calls).toEqual([]);
  });

  it('is not told to another shopper who has logged in meanwhile', async () => {
    const { shop, findLastAddress } = await ordering('home');
    const finding = findLastAddress();
    shop.logIn('bala@example.com', 'Bala');
    expect(await finding).toBeUndefined();
  });

  it('is unknown when the orders cannot be read, which is reported', async () => {
    const { shop, findLastAddress } = await ordering('home');
    shop.orders.orders = () => Promise.reject(new Error('no orders'));
    expect(await findLastAddress()).toBeUndefined();
    expect(shop.calls).toContain('log.error(A call to the shop failed)');
  });
});
