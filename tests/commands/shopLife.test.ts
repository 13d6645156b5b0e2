import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeRecordPayment } from '../../core/backend/testing/recordPayment.ts';
import { aCheckout, aShopper } from '../../core/backend/testing/samples.ts';
import { aCartItem, aProduct } from '../../core/domain/testing/samples.ts';
import { timestamp } from '../../core/domain/time/timestamp.ts';
import { ShopFixture } from './ShopFixture.ts';

const AT = '2026-03-01T09:30:00+00:00';
/** 998 rupees. */
const twoTees = aCartItem({ quantity: 2 });

let shop: ShopFixture;
/** The number of an order of two tees. */
let number: string;
beforeEach(async () => {
  shop = await ShopFixture.make();
  const { stores } = shop;
  await stores.products.import([{ ...aProduct(), isListed: true }]);
  await stores.shoppers.add(aShopper());
  await stores.checkouts.add(aCheckout({ id: 'one', lines: [twoTees] }));
  await makeRecordPayment(stores)({ paymentId: 'pay_one', providerOrderId: 'order_one' }, AT);
  number = (await stores.orders.order('one'))?.number ?? '';
});
afterEach(() => shop.remove());

/** Runs commands that succeed. Resolves with what they print. */
async function run(...commands: string[]): Promise<readonly string[]> {
  shop.printed.splice(0);
  for (const command of commands) {
    expect([await shop.run(...command.split(' ')), shop.warned]).toEqual([0, []]);
  }
  return shop.printed;
}

/** Runs a command that fails. Resolves with what it tells. */
async function refused(command: string): Promise<readonly string[]> {
  expect(await shop.run(...command.split(' '))).toBe(1);
  return shop.warned.splice(0);
}

describe('stock', () => {
  it('receives, adjusts and counts pieces, and lists them', async () => {
    const printed = await run(
      ...['stock receive tee 5', 'stock adjust tee --by -2 --reason torn', 'stock adjust tee --by 1'],
      ...['stock count tee 7 --reason=stocktaking', 'stock list'],
    );
    expect(printed).toEqual([
      ...['tee: 5 on hand, 0 held', 'tee: 3 on hand, 0 held', 'tee: 4 on hand, 0 held', 'tee: 7 on hand, 0 held'],
      ...['tee  7 on hand  0 held  7 free', 'Counted products: 1'],
    ]);
    const ledger = shop.stores.tables.stockMovements;
    expect([...ledger.values()].flat().map(({ kind, onHand, actor, reason }) => [kind, onHand, actor, reason])).toEqual(
      [
        ...[
          ['receive', 5, 'command line', undefined],
          ['adjust', -2, 'command line', 'torn'],
        ],
        ...[
          ['adjust', 1, 'command line', undefined],
          ['count', 3, 'command line', 'stocktaking'],
        ],
      ],
    );
  });

  it.each([
    ['stock receive hat 5', 'hat: there is no such product'],
    ['stock receive tee 0', 'tee: 0 is not a number of pieces for receive'],
    ['stock count tee many', 'many is not a whole number'],
    ['stock adjust tee', 'Nothing is not a whole number'],
    ['stock adjust tee --by -1', 'tee: 0 pieces are held for checkouts, so that -1 on hand are too few'],
  ])('refuses "%s"', async (command, text) => {
    expect(await refused(command)).toEqual([text]);
    expect(await shop.stores.stock.list()).toEqual([]);
  });
});

describe('orders', () => {
  it('are packed, shipped in parcels, delivered and shown', async () => {
    const printed = await run(
      ...[`orders pack ${number.toLowerCase()}`, `orders ship ${number} --carrier DTDC --tracking D1 --line tee=1`],
      ...[`orders ship ${number} --carrier DTDC --tracking D2`, `orders deliver ${number}`, `orders show ${number}`],
    );
    const now = timestamp(shop.clock.now());
    expect(printed).toEqual([
      ...[`${number} is packed`, `${number} is shipped`, `${number} is shipped`, `${number} is delivered`],
      `${number}  delivered  ₹998.00  Asha@example.com`,
      `Paid ${AT}, payment pay_one`,
      'To Asha Rao, 12 Hill Road, Mumbai, Maharashtra, 400050, India, 98765 43210',
      '  2 × tee  Low Tide Tee, M  ₹499.00 each',
      `${AT}  placed  by shop`,
      ...['packed', 'shipped', 'shipped', 'delivered'].map((kind) => `${now}  ${kind}  by command line`),
      ...[`Parcel DTDC D1: 1 × tee, delivered ${now}`, `Parcel DTDC D2: 1 × tee, delivered ${now}`],
    ]);
    expect(await refused(`orders cancel ${number} --reason late`)).toEqual([`${number} cannot be cancelled any more`]);
  });

  it('are refunded by line, by amount and wholly, after a preview', async () => {
    const preview = await run(`orders refund ${number} --line tee=1 --preview`);
    expect(preview).toEqual(['tee  1 pieces  ₹499.00', `${number}: ₹499.00 would go back`]);
    expect(await shop.stores.refunds.ofOrder('one')).toEqual([]);
    await run('stock count tee 0', `orders refund ${number} --line tee=1 --restock --reason torn`);
    await run(`orders refund ${number} --amount 99.50`, `orders refund ${number}`);
    const refunds = await shop.stores.refunds.ofOrder('one');
    expect(refunds.map(({ amount, reason }) => [amount, reason])).toEqual([
      ...[
        [49_900, 'torn'],
        [9_950, 'Refund'],
        [39_950, 'Refund'],
      ],
    ]);
    expect(await refused(`orders refund ${number} --amount 1`)).toEqual([
      `${number}: 0 paise are left of the payment, 100 are asked for`,
    ]);
  });

  it('are cancelled with a reason, and refunded', async () => {
    expect(await refused(`orders cancel ${number}`)).toEqual(['Tell why: --reason TEXT']);
    expect(await run(`orders cancel ${number} --reason damaged`)).toEqual([`${number} is cancelled`]);
    const [, , , , , cancelled, refund] = await run(`orders show ${number}`);
    expect(cancelled).toContain('cancelled  by command line: damaged');
    expect(refund).toContain('refund-requested');
    expect(await shop.stores.refunds.ofOrder('one')).toMatchObject([{ amount: 99_800, status: 'requested' }]);
  });

  it.each([
    ['orders show CR-00000000', 'There is no order CR-00000000'],
    ['orders ship NUMBER --carrier DTDC', 'A parcel needs --carrier and --tracking'],
    ['orders ship NUMBER --carrier DTDC --tracking D1 --line tee', 'tee is not a line, such as SKU=1'],
    ['orders deliver NUMBER', 'NUMBER: The order is placed'],
    ['orders refund NUMBER --amount 1e3', '1e3 is not an amount in rupees, such as 499 or 12.50'],
    ['orders refund NUMBER --amount 5 --line tee=1', 'Name an amount or lines, not both'],
    ['orders refund NUMBER --amount 5 --restock', 'Name the lines whose pieces go back into stock'],
    ['orders refund NUMBER --line tee=3', 'NUMBER: More pieces than are left to be refunded'],
  ])('refuse "%s"', async (command, text) => {
    expect(await refused(command.replace('NUMBER', number))).toEqual([text.replace('NUMBER', number)]);
  });
});

describe('Money', () => {
  it('of a payment that paid no order is told, and goes back', async () => {
    await makeRecordPayment(shop.stores)({ paymentId: 'pay_two', providerOrderId: 'order_one' }, AT);
    expect(await run('payments problems')).toEqual([
      `${AT}  pay_two  ₹998.00  second-payment  nothing is refunded  order_one`,
      'Payments with a problem: 1',
    ]);
    expect(await run('payments refund pay_two')).toEqual([expect.stringMatching(/^Refund .+ is asked for$/)]);
    expect(await refused('payments refund pay_two')).toEqual(['The payment is refunded already']);
    expect((await run('payments problems'))[0]).toContain('₹998.00 refunded');
  });

  it('that was captured and fits no checkout, or has another amount, is told', async () => {
    const record = makeRecordPayment(shop.stores);
    await record({ paymentId: 'pay_lost', providerOrderId: 'order_of_nobody', amount: 12_300 }, AT);
    await record({ paymentId: 'pay_more', providerOrderId: 'order_one', amount: 99_900 }, AT);
    expect((await run('payments problems')).toSorted()).toEqual([
      `${AT}  pay_lost  ₹123.00  unknown-checkout  nothing is refunded  order_of_nobody`,
      `${AT}  pay_more  ₹999.00  amount-differs  nothing is refunded  order_one`,
      'Payments with a problem: 2',
    ]);
  });

  it('of a failed refund is asked for again, once', async () => {
    await run(`orders refund ${number}`);
    const [{ id } = { id: '' }] = await shop.stores.refunds.ofOrder('one');
    expect(await refused(`refunds retry ${id}`)).toEqual(['The refund is requested']);
    await shop.stores.refunds.update({ id, status: 'failed', failure: 'no balance' });
    await shop.stores.payments.addRefunded('pay_one', -99_800);
    expect(await run(`refunds retry ${id}`)).toEqual([expect.stringMatching(/^Refund .+ is asked for$/)]);
    expect(await refused(`refunds retry ${id}`)).toEqual(['The refund was tried again already']);
    expect((await run(`orders show ${number}`)).join()).toContain('failed');
  });
});

describe('Mails and jobs', () => {
  it('are listed; a mail is sent again', async () => {
    const { stores } = shop;
    await stores.mails.markSent('order-placed-one', AT);
    expect(await run('mails list')).toEqual([
      `${AT}  order-placed-one  order-placed  Asha@example.com  sent ${AT}`,
      'Mails: 1',
    ]);
    await run('mails again order-placed-one');
    expect((await run('mails list'))[0]).toContain('not sent');
    expect(await refused('mails again none')).toEqual(['There is no mail none']);
  });

  it('that are given up run again', async () => {
    const { jobs } = shop.stores;
    const [job] = await jobs.claim('mail', AT, AT, 1);
    if (job === undefined) throw new Error('There is no job');
    await jobs.giveUp(job, AT, 'no such host');
    const [line = ''] = await run('jobs list');
    expect(line).toMatch(/mail {2}order-placed-one {2}given up .+ {2}1 attempts {2}no such host$/);
    const [id] = line.split(' ');
    expect(await run(`jobs retry ${id}`)).toEqual([`The job ${id} runs now`]);
    expect((await run('jobs list'))[0]).toContain('  runs ');
    expect(await refused('jobs retry 999')).toEqual(['There is no job 999']);
  });
});
