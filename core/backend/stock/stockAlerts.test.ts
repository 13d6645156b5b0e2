import { beforeEach, describe, expect, it } from 'vitest';
import type { MemoryBackEndPorts } from '../../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import { MOST_ENTRIES } from '../../domain/lists/mostEntries.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEnd } from '../BackEnd.ts';

const HOUR = 60 * 60_000;
let fixture: BackEndFixture;
let ports: MemoryBackEndPorts;
let backEnd: BackEnd;
let asha: string;

/** The tee is sold out, the cap is not counted. */
beforeEach(async () => {
  fixture = await BackEndFixture.withCart();
  ({ ports, backEnd, asha } = fixture);
  await counts(0);
});

const counts = (quantity: number) => backEnd.changeStock([{ sku: 'tee', kind: 'count', quantity }], 'staff');
const ask = (shopperId = asha, productKey = 'tee') => backEnd.changeStockAlerts(shopperId, { type: 'add', productKey });
const takeBack = () => backEnd.changeStockAlerts(asha, { type: 'remove', productKey: 'tee' });
const waiting = async (shopperId = asha) => (await backEnd.showStockAlerts(shopperId)).map(({ sku }) => sku);
const told = async (email = 'Asha@example.com') => {
  // The first run stores the mails, the second sends them.
  for (let run = 0; run < 2; run += 1) await backEnd.runJobs();
  return ports.mail.sent.filter((mail) => mail.to === email).map(({ content }) => content.kind);
};
const list = async (isListed: boolean) =>
  ports.products.import([
    { ...BackEndFixture.tee, isListed },
    { ...BackEndFixture.cap, isListed: true },
  ]);

describe('Who waits for a sold-out product', () => {
  it('waits once, however often she asks, until she takes it back', async () => {
    const first = await ask();
    expect(await ask()).toEqual(first);
    expect(await waiting()).toEqual(['tee']);
    expect(await takeBack()).toEqual([]);
    expect(await takeBack()).toEqual([]);
    await counts(3);
    expect(await told()).toEqual([]);
  });

  it.each([
    ['is in stock', 'in-stock', () => counts(1)],
    ['is hidden', 'unknown-product', () => list(false)],
  ])('cannot when it %s', async (_why, refusal, change) => {
    await change();
    expect(await ask()).toBe(refusal);
    expect(await waiting()).toEqual([]);
  });

  it('cannot for a product that is not counted or not known, nor with a closed account', async () => {
    expect(await ask(asha, 'cap')).toBe('in-stock');
    expect(await ask(asha, 'unknown')).toBe('unknown-product');
    expect(await ask('nobody')).toBe('not-registered');
  });

  it('cannot for more products than the shop stores', async () => {
    const createdAt = timestamp(ports.clock.now());
    for (let index = 0; index < MOST_ENTRIES.stockAlerts; index += 1)
      await ports.stockAlerts.add({ id: `${index}`, sku: `sku-${index}`, shopperId: asha, createdAt });
    expect(await ask()).toBe('stock-alerts-full');
  });

  it('gets one mail when it is back', async () => {
    await ask();
    await counts(1);
    expect(await told()).toEqual(['back-in-stock']);
    expect(ports.mail.sent[0]?.content).toMatchObject({
      firstName: 'Asha',
      product: { id: 1, name: 'Low Tide Tee', size: 'M' },
    });
    expect(await waiting()).toEqual([]);
    await counts(0);
    await counts(1);
    expect(await told()).toEqual(['back-in-stock']);
  });

  it('gets another one when she asks again', async () => {
    for (let round = 0; round < 2; round += 1) {
      await counts(0);
      await ask();
      await counts(1);
    }
    expect(await told()).toEqual(['back-in-stock']);
    await counts(0);
    await ask();
    await counts(1);
    expect(await told()).toEqual(['back-in-stock', 'back-in-stock']);
  });

  it('is told by her own mail, as is everybody else', async () => {
    const meher = await fixture.another();
    await ask();
    await ask(meher);
    await counts(1);
    expect([await told(), await told('meher@example.com')]).toEqual([['back-in-stock'], ['back-in-stock']]);
  });

  it('waits on when it is sold out again before she is told', async () => {
    await ask();
    await counts(1);
    await counts(0);
    expect(await told()).toEqual([]);
    expect(await waiting()).toEqual(['tee']);
    await counts(1);
    expect(await told()).toEqual(['back-in-stock']);
  });

  it('is not told while it is hidden, and within an hour when it is shown again', async () => {
    await ask();
    await list(false);
    await counts(1);
    expect(await told()).toEqual([]);
    await list(true);
    ports.clock.advance(HOUR);
    expect(await told()).toEqual(['back-in-stock']);
  });

  it('is forgotten with the account', async () => {
    await ask();
    expect(await backEnd.showAccountData(asha)).toMatchObject({ stockAlerts: [{ sku: 'tee' }] });
    const { passwordHash } = (await ports.shoppers.shopper(asha)) ?? { passwordHash: '' };
    ports.passwords.matches = async (_, hash) => hash === passwordHash;
    expect(await backEnd.deleteAccount(asha, 'any')).toEqual({});
    await counts(1);
    expect(await told()).toEqual([]);
    expect(ports.tables.stockAlerts.size).toBe(0);
  });
});

describe('A product comes back', () => {
  const kinds = async () => (await told()).filter((kind) => kind === 'back-in-stock');

  it.each(['receive', 'adjust', 'return'] as const)('by the movement %s', async (kind) => {
    await ask();
    await backEnd.changeStock([{ sku: 'tee', kind, quantity: 1 }], 'staff');
    expect(await kinds()).toEqual(['back-in-stock']);
  });

  it('when somebody does not pay for it', async () => {
    const meher = await fixture.another();
    await counts(1);
    await backEnd.changeCart(asha, { type: 'add', productKey: 'tee' });
    await fixture.startCheckout();
    expect(await ask(meher)).toHaveLength(1);
    ports.clock.advance(HOUR);
    await told();
    expect(await told('meher@example.com')).toEqual(['back-in-stock']);
  });

  it('when the order with the last piece is cancelled', async () => {
    const meher = await fixture.another();
    await counts(1);
    await backEnd.changeCart(asha, { type: 'add', productKey: 'tee' });
    const { checkout } = await fixture.startCheckout();
    const paid = ports.provider.pay(checkout.providerOrderId);
    await backEnd.confirmPayment(asha, { ...paid, checkoutId: checkout.id });
    await ask(meher);
    await backEnd.cancelOrder(asha, checkout.id);
    await told();
    expect(await told('meher@example.com')).toEqual(['back-in-stock']);
  });

  it('when an import counts it', async () => {
    await ask();
    const products = (async function* () {
      yield { line: 1, faults: [], product: { ...BackEndFixture.tee, isListed: true, stock: 4 } };
    })();
    await backEnd.importProducts(products, 'staff');
    expect(await kinds()).toEqual(['back-in-stock']);
  });

  it('and nobody waits: no job is added', async () => {
    await counts(1);
    expect(await ports.jobs.list()).toEqual([]);
  });
});
