import { beforeEach, describe, expect, it } from 'vitest';
import type { MemoryBackEndPorts } from '../../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import type { OrderDetails } from '../../domain/orders/OrderDetails.ts';
import { aProduct } from '../../domain/testing/samples.ts';
import { DAY_MS } from '../../domain/time/shopDay.ts';
import type { BackEnd } from '../BackEnd.ts';
import type { ReturnRequest } from './AskForReturn.ts';

const parcel = { carrier: 'Blue Dart', trackingNumber: 'BD1' };
const by = { actor: 'Meera' };
const backForMoney = { key: 'tee', quantity: 1, reason: 'too-big' as const };
const backForLarge = { ...backForMoney, exchangeFor: 'tee-l' };
let fixture: BackEndFixture;
let ports: MemoryBackEndPorts;
let backEnd: BackEnd;
let asha: string;

/** Two tees and a cap, paid with ₹1,148 less ₹20, are delivered. Of the large tee, which costs as much, two are in stock. */
beforeEach(async () => {
  fixture = await BackEndFixture.withCart('tee', 'cap');
  ({ ports, backEnd, asha } = fixture);
  const { tee, cap } = BackEndFixture;
  const large = aProduct({ ...tee, key: 'tee-l', id: 3, size: 'L' });
  await ports.products.import([
    { ...tee, isListed: true, style: 'tee' },
    { ...large, isListed: true, style: 'tee' },
    {
      ...aProduct({ ...tee, key: 'tee-xl', id: 4, size: 'XL', discountedPrice: 50_000 }),
      isListed: true,
      style: 'tee',
    },
    { ...cap, isListed: true },
  ]);
  ports.clock.advance(DAY_MS);
  await backEnd.changeCart(asha, { type: 'increment', productKey: 'tee' });
  await fixture.receive({ tee: 6, cap: 3, 'tee-l': 2 });
  await fixture.buy('black-friday');
  await backEnd.fulfilOrder.ship('order-1', parcel, 'Meera');
  await backEnd.fulfilOrder.deliver('order-1', 'Meera');
  await backEnd.runJobs();
});

const levels = async () => (await ports.stock.list()).map(({ sku, onHand, held }) => `${sku} ${onHand} ${held}`);
const order = async () => (await backEnd.showOrder(asha, 'order-1')) as OrderDetails;
const ask = (...lines: ReturnRequest['lines']) => backEnd.askForReturn(asha, 'order-1', { lines });
const states = async () => (await order()).returns.map(({ state }) => state);
const returnable = async () => (await order()).returnable.map(({ key, quantity }) => `${quantity} ${key}`);
const idOf = async (at = 0) => (await order()).returns[at]?.id ?? '';
const mails = () => ports.mail.sent.map(({ content }) => content.kind).slice(2);
const runJobs = async () => {
  await backEnd.runJobs();
  await backEnd.runJobs();
};
const kinds = async () => (await order()).timeline.map(({ kind }) => kind).slice(4);

describe('A return', () => {
  it('is offered for delivered pieces, with the sizes in stock that cost no more', async () => {
    expect((await order()).returnable).toEqual([
      { key: 'tee', quantity: 2, lastDay: expect.any(String), sizes: [{ key: 'tee-l', size: 'L' }] },
      { key: 'cap', quantity: 1, lastDay: expect.any(String), sizes: [] },
    ]);
    ports.clock.advance(15 * DAY_MS);
    expect((await order()).returnable).toEqual([]);
    expect(await ask(backForMoney)).toEqual({ invalid: ['Low Tide Tee cannot be returned.'] });
  });

  it('for money is received, restocked and refunded with what was paid for the pieces', async () => {
    expect(await ask(backForMoney)).toMatchObject({
      returns: [{ state: 'asked', lines: [{ key: 'tee', name: 'Low Tide Tee', size: 'M', reason: 'too-big' }] }],
    });
    const id = await idOf();
    expect(await returnable()).toEqual(['1 tee', '1 cap']);
    expect(await backEnd.settleReturn.refund(id, by)).toEqual({ state: 'asked', refused: 'The return is asked' });
    expect(await backEnd.settleReturn.receive(id, { restock: true }, 'Meera')).toEqual({});
    expect(await levels()).toEqual(['cap 2 0', 'tee 5 0', 'tee-l 2 0']);
    const refund = { amount: 49_031, lines: [{ key: 'tee', quantity: 1, amount: 49_031 }] };
    expect(await backEnd.settleReturn.refund(id, { ...by, isPreview: true })).toEqual(refund);
    expect(await states()).toEqual(['received']);
    expect(await backEnd.settleReturn.refund(id, by)).toEqual({ id: expect.any(String), ...refund });
    expect(await backEnd.settleReturn.refund(id, by)).toMatchObject({ state: 'refunded' });
    await runJobs();
    expect(await order()).toMatchObject({ status: 'delivered', refunds: [{ amount: 49_031, status: 'processed' }] });
    expect(await ports.refunds.ofOrder('order-1')).toMatchObject([{ returnId: id }]);
    expect(await returnable()).toEqual(['1 tee', '1 cap']);
    expect(await kinds()).toEqual(['return-asked', 'return-received', 'refund-requested', 'refund-processed']);
    await runJobs();
    expect(mails()).toEqual(['return-asked', 'return-received', 'refund-processed']);
  });

  it('for another size holds its pieces for ten days and sells them when they leave, without money', async () => {
    await ask(backForLarge);
    const id = await idOf();
    expect((await order()).returns).toMatchObject([{ lines: [{ exchange: { key: 'tee-l', size: 'L' } }] }]);
    expect(await levels()).toEqual(['cap 2 0', 'tee 4 0', 'tee-l 2 1']);
    await backEnd.settleReturn.receive(id, { restock: false }, 'Meera');
    expect(await backEnd.settleReturn.exchange(id, parcel, 'Meera')).toEqual({});
    expect(await backEnd.settleReturn.exchange(id, parcel, 'Meera')).toMatchObject({ refused: expect.any(String) });
    expect(await levels()).toEqual(['cap 2 0', 'tee 4 0', 'tee-l 1 0']);
    ports.clock.advance(11 * DAY_MS);
    await runJobs();
    expect(await levels()).toEqual(['cap 2 0', 'tee 4 0', 'tee-l 1 0']);
    expect(await order()).toMatchObject({
      ...{ status: 'delivered', refunds: [], returns: [{ state: 'exchanged', parcel }] },
      ...{ shipments: [{ trackingNumber: 'BD1' }], amountPaid: 112_800 },
    });
    expect(await kinds()).toEqual(['return-asked', 'return-received', 'return-exchanged']);
    expect(mails()).toEqual(['return-asked', 'return-received', 'return-exchanged', 'fit-question']);
  });

  it('of which less arrives exchanges and refunds that, and the rest may be asked for again', async () => {
    await ask({ ...backForLarge, quantity: 2 });
    const id = await idOf();
    expect(await levels()).toContain('tee-l 2 2');
    for (const lines of [
      [],
      [{ key: 'cap', quantity: 1 }],
      [{ key: 'tee', quantity: 3 }],
      [{ key: 'tee', quantity: 0 }],
    ])
      expect(await backEnd.settleReturn.receive(id, { lines, restock: true }, 'Meera')).toEqual({
        invalid: ['These pieces are not in the return'],
      });
    await backEnd.settleReturn.receive(id, { lines: [{ key: 'tee', quantity: 1 }], restock: true }, 'Meera');
    await backEnd.settleReturn.exchange(id, parcel, 'Meera');
    expect(await levels()).toEqual(['cap 2 0', 'tee 5 0', 'tee-l 1 0']);
    expect(await returnable()).toEqual(['1 tee', '1 cap']);
  });

  it('keeps nobody from buying the other size after ten days, and takes it then if it is free', async () => {
    await ask({ ...backForLarge, quantity: 2 });
    const id = await idOf();
    ports.clock.advance(10 * DAY_MS - 1000);
    await runJobs();
    expect(await levels()).toContain('tee-l 2 2');
    ports.clock.advance(1000);
    await runJobs();
    expect(await levels()).toContain('tee-l 2 0');
    await backEnd.settleReturn.receive(id, { restock: true }, 'Meera');
    await backEnd.changeStock([{ sku: 'tee-l', kind: 'count', quantity: 1 }], 'shop');
    expect(await backEnd.settleReturn.exchange(id, parcel, 'Meera')).toEqual({
      invalid: ['Low Tide Tee in L: too few are in stock.'],
    });
    expect(await states()).toEqual(['received']);
    await backEnd.changeStock([{ sku: 'tee-l', kind: 'count', quantity: 2 }], 'shop');
    expect(await backEnd.settleReturn.exchange(id, parcel, 'Meera')).toEqual({});
    expect(await levels()).toContain('tee-l 0 0');
  });

  it('for another size that is short changes nothing', async () => {
    await backEnd.changeStock([{ sku: 'tee-l', kind: 'count', quantity: 1 }], 'shop');
    expect(await ask({ ...backForLarge, quantity: 2 })).toEqual({
      invalid: ['Low Tide Tee in L: too few are in stock.'],
    });
    expect(await states()).toEqual([]);
    expect(await levels()).toContain('tee-l 1 0');
  });

  it('wants money and sizes of one request apart, and is made once for an idempotency key', async () => {
    const lines = [backForLarge, { key: 'cap', quantity: 1, reason: 'other' as const }];
    const request = { lines, idempotencyKey: 'key-1' };
    const [first, second] = [
      await backEnd.askForReturn(asha, 'order-1', request),
      await backEnd.askForReturn(asha, 'order-1', request),
    ];
    expect(second).toEqual(first);
    expect((await order()).returns.map((one) => one.lines.map(({ key }) => key))).toEqual([['tee'], ['cap']]);
    await backEnd.askForReturn(asha, 'order-1', { lines: [backForMoney], idempotencyKey: 'key-2' });
    expect(await states()).toHaveLength(3);
  });

  it.each<[string, ReturnRequest['lines'], string]>([
    ['of nothing', [], 'There is nothing to return.'],
    ['of more than is there', [{ ...backForMoney, quantity: 3 }], 'Of Low Tide Tee, 2 can be returned.'],
    ['of no piece', [{ ...backForMoney, quantity: 0 }], 'Of Low Tide Tee, 2 can be returned.'],
    ['of what was not ordered', [{ ...backForMoney, key: 'hat' }], 'hat cannot be returned.'],
    ['for a dearer size', [{ ...backForMoney, exchangeFor: 'tee-xl' }], 'Low Tide Tee is not exchanged for this size.'],
    ['for itself', [{ ...backForMoney, exchangeFor: 'tee' }], 'Low Tide Tee is not exchanged for this size.'],
    ['for another piece', [{ ...backForMoney, exchangeFor: 'cap' }], 'Low Tide Tee is not exchanged for this size.'],
  ])('%s is refused', async (_, lines, text) => {
    expect(await ask(...lines)).toEqual({ invalid: [text] });
    expect(await ports.returns.ofOrder('order-1')).toEqual([]);
  });

  it('that names a product twice is refused', async () => {
    expect(await ask(backForMoney, backForLarge)).toMatchObject({ invalid: [expect.any(String), expect.any(String)] });
  });

  it('is withdrawn by the shopper until its pieces arrive, once', async () => {
    await ask(backForLarge);
    const id = await idOf();
    const withdraw = (returnId = id) => backEnd.withdrawReturn(asha, 'order-1', returnId);
    expect(await withdraw()).toMatchObject({ returns: [{ state: 'withdrawn' }] });
    expect(await withdraw()).toMatchObject({ returns: [{ state: 'withdrawn' }] });
    expect(await kinds()).toEqual(['return-asked', 'return-withdrawn']);
    expect(await levels()).toContain('tee-l 2 0');
    expect(await returnable()).toEqual(['2 tee', '1 cap']);
    await ask(backForMoney);
    await backEnd.settleReturn.receive(await idOf(1), { restock: false }, 'Meera');
    expect(await withdraw(await idOf(1))).toBe('return-not-withdrawable');
    expect(await withdraw('return-9')).toBe('unknown-return');
  });

  it('is refused by staff with a reason that the shopper reads', async () => {
    await ask(backForLarge);
    const id = await idOf();
    await backEnd.settleReturn.receive(id, { restock: false }, 'Meera');
    expect(await backEnd.settleReturn.refuse(id, 'It was worn.', 'Meera')).toEqual({});
    expect((await order()).returns).toMatchObject([{ state: 'refused', note: 'It was worn.' }]);
    expect(await levels()).toContain('tee-l 2 0');
    await runJobs();
    expect(mails()).toEqual(['return-asked', 'return-received', 'return-refused']);
  });

  it('is not refused once its pieces are in stock again', async () => {
    await ask(backForMoney);
    const id = await idOf();
    await backEnd.settleReturn.receive(id, { restock: true }, 'Meera');
    expect(await backEnd.settleReturn.refuse(id, 'It was worn.', 'Meera')).toEqual({
      invalid: ['The pieces are back in stock: refund the return instead'],
    });
    expect(await states()).toEqual(['received']);
    expect(await backEnd.settleReturn.refund(id, by)).toMatchObject({ amount: expect.any(Number) });
  });

  it('of another size is refunded when the manager says so, and releases it', async () => {
    await ask(backForLarge);
    const id = await idOf();
    await backEnd.settleReturn.receive(id, { restock: true }, 'Meera');
    expect(await backEnd.settleReturn.refund(id, by)).toMatchObject({ amount: 49_031 });
    expect(await levels()).toEqual(['cap 2 0', 'tee 5 0', 'tee-l 2 0']);
  });

  it('of another size whose pieces were refunded beside it is not exchanged', async () => {
    await ask({ ...backForLarge, quantity: 2 });
    const id = await idOf();
    await backEnd.settleReturn.receive(id, { restock: true }, 'Meera');
    await backEnd.refundOrder('order-1', { lines: [{ key: 'tee', quantity: 1 }], reason: 'Torn' }, by);
    expect(await backEnd.settleReturn.exchange(id, parcel, 'Meera')).toEqual({
      invalid: ['The pieces were refunded already'],
    });
    expect(await levels()).toContain('tee-l 2 2');
  });

  it('for money is not exchanged', async () => {
    await ask(backForMoney);
    const id = await idOf();
    await backEnd.settleReturn.receive(id, { restock: true }, 'Meera');
    expect(await backEnd.settleReturn.exchange(id, parcel, 'Meera')).toMatchObject({ invalid: [expect.any(String)] });
  });

  it('of another shopper, or of another order, is unknown', async () => {
    await ask(backForMoney);
    const [meher, id] = [await fixture.another(), await idOf()];
    expect(await backEnd.askForReturn(meher, 'order-1', { lines: [backForMoney] })).toBe('unknown-order');
    expect(await backEnd.withdrawReturn(meher, 'order-1', id)).toBe('unknown-order');
    expect(await backEnd.withdrawReturn(asha, 'order-2', id)).toBe('unknown-order');
    expect(await backEnd.settleReturn.receive('return-9', { restock: true }, 'Meera')).toBe('unknown-return');
    expect(await states()).toEqual(['asked']);
  });
});

describe('The refund of a return', () => {
  const receive = async () => {
    await ask({ ...backForMoney, quantity: 2 }, { key: 'cap', quantity: 1, reason: 'other' });
    await backEnd.settleReturn.receive(await idOf(), { restock: true }, 'Meera');
    return idOf();
  };

  it('is what is left when some has gone back before, and never more', async () => {
    const id = await receive();
    await backEnd.refundOrder('order-1', { amount: 100_000, reason: 'Late' }, by);
    expect(await backEnd.settleReturn.refund(id, by)).toMatchObject({ amount: 12_800, lines: [] });
    expect(await ports.payments.payment('pay_1')).toMatchObject({ refunded: 112_800 });
  });

  it('is not made when all has gone back before', async () => {
    const id = await receive();
    await backEnd.refundOrder('order-1', { reason: 'Late' }, by);
    expect(await backEnd.settleReturn.refund(id, by)).toEqual({
      invalid: ['All of the payment has gone back already'],
    });
    expect(await states()).toEqual(['received']);
  });

  it('is not made for pieces that were refunded before', async () => {
    const id = await receive();
    await backEnd.refundOrder('order-1', { lines: [{ key: 'tee', quantity: 1 }], reason: 'Torn' }, by);
    expect(await backEnd.settleReturn.refund(id, by)).toMatchObject({ invalid: [expect.any(String)] });
  });

  it('is made once, however often it is pressed', async () => {
    const id = await receive();
    const presses = await Promise.all(Array.from({ length: 4 }, () => backEnd.settleReturn.refund(id, by)));
    expect(presses.filter((each) => 'id' in Object(each))).toHaveLength(1);
    expect(await ports.refunds.ofOrder('order-1')).toHaveLength(1);
  });

  it('that failed is tried again and stays the refund of the return', async () => {
    const id = await receive();
    ports.provider.refundOutcome = 'insufficient-balance';
    const refund = await backEnd.settleReturn.refund(id, by);
    await runJobs();
    ports.provider.refundOutcome = 'processed';
    await backEnd.retryRefund(Object(refund).id, 'Meera');
    await runJobs();
    expect(await ports.refunds.ofOrder('order-1')).toMatchObject([
      { status: 'failed', returnId: id },
      { status: 'processed', returnId: id },
    ]);
    expect(await returnable()).toEqual([]);
  });
});

it('An account with a return that is not over stays', async () => {
  await ask(backForMoney);
  await ports.shoppers.setPassword(asha, await ports.passwords.hash('secret-8'), '2026-03-02T09:30:00+00:00');
  const remove = () => backEnd.deleteAccount(asha, 'secret-8');
  expect(await remove()).toBe('return-open');
  await backEnd.withdrawReturn(asha, 'order-1', await idOf());
  expect(await remove()).toEqual({});
});
