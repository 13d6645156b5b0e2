import { beforeEach, describe, expect, it } from 'vitest';
import type { MemoryBackEndPorts } from '../../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { type OrderLife, startOrderLife } from '../../../adapters/memory/backEnd/testing/startOrderLife.ts';
import type { BackEnd } from '../BackEnd.ts';

const MINUTE_MS = 60_000;
let life: OrderLife;
let ports: MemoryBackEndPorts;
let backEnd: BackEnd;
let asha: string;
beforeEach(async () => {
  life = await startOrderLife();
  ({ ports, backEnd, asha } = life);
});

describe('Stock', () => {
  it('is held from Pay on and sold with the payment', async () => {
    const { confirm } = await life.pay();
    expect(await life.levels()).toEqual(['cap 3 1', 'tee 6 2']);
    await confirm();
    expect(await life.levels()).toEqual(['cap 2 0', 'tee 4 0']);
  });

  it('is held once for a shopper: another cart releases what the first one held', async () => {
    await life.fixture.startCheckout();
    await backEnd.changeCart(asha, { type: 'remove', productKey: 'cap' });
    await life.fixture.startCheckout();
    expect(await life.levels()).toEqual(['cap 3 0', 'tee 6 2']);
  });

  it('does not block the shopper whose own hold has it', async () => {
    for (let quantity = 2; quantity < 6; quantity += 1) {
      await backEnd.changeCart(asha, { type: 'increment', productKey: 'tee' });
    }
    await life.fixture.startCheckout();
    await life.fixture.startCheckout();
    await backEnd.changeCart(asha, { type: 'remove', productKey: 'cap' });
    await life.fixture.startCheckout();
    expect(await life.levels()).toEqual(['cap 3 0', 'tee 6 6']);
  });

  it('that is too little refuses the checkout, tells what is left, and holds nothing', async () => {
    await backEnd.changeStock([{ sku: 'cap', kind: 'count', quantity: 0 }], 'shop');
    await backEnd.changeStock([{ sku: 'tee', kind: 'adjust', quantity: -5 }], 'shop');
    expect(await backEnd.startCheckout(asha, { addressId: 'home' })).toEqual({
      invalid: ['Low Tide Tee is sold out.', 'Only 1 of Low Tide Tee is left.'],
      lines: [
        { key: 'cap', left: 0 },
        { key: 'tee', left: 1 },
      ],
    });
    expect(await life.levels()).toEqual(['cap 0 0', 'tee 1 0']);
    expect(ports.provider.orders).toEqual([]);
  });

  it('is held for at most ten pieces of a product', async () => {
    await backEnd.changeStock([{ sku: 'tee', kind: 'receive', quantity: 50 }], 'shop');
    for (let quantity = 2; quantity < 11; quantity += 1) {
      await backEnd.changeCart(asha, { type: 'increment', productKey: 'tee' });
    }
    expect(await backEnd.startCheckout(asha, { addressId: 'home' })).toMatchObject({
      lines: [{ key: 'tee', left: 10 }],
    });
  });

  it('is released when the hold has ended and nobody pays', async () => {
    await life.fixture.startCheckout();
    ports.clock.advance(15 * MINUTE_MS - 1000);
    await life.runJobs();
    expect(await life.levels()).toEqual(['cap 3 1', 'tee 6 2']);
    ports.clock.advance(1000);
    await life.runJobs();
    expect(await life.levels()).toEqual(['cap 3 0', 'tee 6 0']);
  });

  it('cannot be counted below what is held', async () => {
    await life.fixture.startCheckout();
    const counted = await backEnd.changeStock([{ sku: 'tee', kind: 'count', quantity: 1 }], 'shop');
    expect(counted).toEqual({ invalid: ['tee: 2 pieces are held for checkouts, so that 1 on hand is too few'] });
    expect(await backEnd.changeStock([{ sku: 'hat', kind: 'receive', quantity: 0 }], 'shop')).toEqual({
      invalid: ['hat: there is no such product', 'hat: 0 is not a number of pieces for receive'],
    });
  });

  it('of a product that is not counted is never sold out', async () => {
    ports.tables.stockLevels.clear();
    const { confirm } = await life.pay();
    await confirm();
    expect(await life.status()).toBe('placed');
    expect(await backEnd.showAvailability(['tee', 'cap'])).toEqual({});
  });

  it('is told to shoppers when at most three pieces are left', async () => {
    expect(await backEnd.showAvailability(['tee', 'cap', 'hat'])).toEqual({
      tee: { inStock: true },
      cap: { inStock: true, left: 3 },
    });
    await backEnd.changeStock([{ sku: 'cap', kind: 'count', quantity: 1 }], 'shop');
    await life.fixture.startCheckout();
    expect(await backEnd.showAvailability(['cap'])).toEqual({ cap: { inStock: false } });
  });
});
