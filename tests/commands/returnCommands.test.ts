import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeRecordPayment } from '../../core/backend/testing/recordPayment.ts';
import { aCheckout, aShopper } from '../../core/backend/testing/samples.ts';
import { aCartItem, aProduct } from '../../core/domain/testing/samples.ts';
import { timestamp } from '../../core/domain/time/timestamp.ts';
import { ShopFixture } from './ShopFixture.ts';

let shop: ShopFixture;
let number: string;
/** Two tees for 998 rupees are delivered; the shopper sends one back for a large one. */
beforeEach(async () => {
  shop = await ShopFixture.make();
  const { stores, backEnd } = shop;
  const sizes = [aProduct(), aProduct({ key: 'tee-l', id: 2, size: 'L' })];
  await stores.products.import(sizes.map((product) => ({ ...product, style: 'tee', isListed: true })));
  await stores.shoppers.add(aShopper());
  await stores.checkouts.add(aCheckout({ id: 'one', lines: [aCartItem({ quantity: 2 })] }));
  await makeRecordPayment(stores)(
    { paymentId: 'pay_one', providerOrderId: 'order_one' },
    timestamp(stores.clock.now()),
  );
  await backEnd.fulfilOrder.ship('one', { carrier: 'DTDC', trackingNumber: 'D1' }, 'Ravi');
  await backEnd.fulfilOrder.deliver('one', 'Ravi');
  number = (await stores.orders.order('one'))?.number ?? '';
  await ask('tee-l');
});
afterEach(() => shop.remove());

/** Asks for the return of one tee. Resolves with its id. */
async function ask(exchangeFor?: string): Promise<string> {
  const line = { key: 'tee', quantity: 1, reason: 'too-small' as const, exchangeFor };
  await shop.backEnd.askForReturn('asha', 'one', { lines: [line] });
  return (await shop.stores.returns.ofOrder('one')).at(-1)?.id ?? '';
}

/** Runs a command. Resolves with the exit code and what was told. */
async function run(command: string): Promise<readonly unknown[]> {
  const code = await shop.run(...command.split(' '));
  return [code, ...shop.printed.splice(0), ...shop.warned.splice(0)];
}
const idOf = async () => (await shop.stores.returns.ofOrder('one'))[0]?.id ?? '';

it('Returns are listed, received and exchanged', async () => {
  const id = await idOf();
  const [code, row, count] = await run('returns list');
  expect([code, count]).toEqual([0, 'Returns: 1']);
  expect(row).toMatch(new RegExp(`${id}  ${number}  asked  tee=1 for tee-l$`));
  expect(await run(`returns exchange ${id} --carrier DTDC --tracking D2`)).toEqual([1, 'The return is asked']);
  expect(await run(`returns receive ${id} --line tee=1 --restock`)).toEqual([0, `The return of ${number} is received`]);
  expect(await run(`returns exchange ${id} --carrier DTDC`)).toEqual([1, 'A parcel needs --carrier and --tracking']);
  expect(await run(`returns exchange ${id} --carrier DTDC --tracking D2`)).toEqual([
    0,
    `The return of ${number} is exchanged`,
  ]);
});

it('Returns are refunded after a preview', async () => {
  const id = await ask();
  await run(`returns receive ${id}`);
  expect(await run(`returns refund ${id} --preview`)).toEqual([0, '₹499.00 would go back']);
  const [code, text] = await run(`returns refund ${id}`);
  expect([code, text]).toEqual([0, expect.stringMatching(/^₹499.00 go back, refund /)]);
  expect(await shop.stores.refunds.ofOrder('one')).toMatchObject([{ returnId: id, amount: 49_900 }]);
});

it('Returns are refused with a reason', async () => {
  const id = await idOf();
  expect(await run(`returns refuse ${id}`)).toEqual([1, 'Tell why: --reason TEXT']);
  expect(await run(`returns refuse ${id} --reason Worn`)).toEqual([0, `The return of ${number} is refused`]);
  expect(await run('returns refuse nothing --reason Worn')).toEqual([1, expect.stringContaining('does not exist')]);
});
