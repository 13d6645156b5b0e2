import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeRecordPayment } from '../../core/backend/testing/recordPayment.ts';
import { aCheckout, aShopper } from '../../core/backend/testing/samples.ts';
import { aCartItem, anAddress } from '../../core/domain/testing/samples.ts';
import { ShopFixture } from './ShopFixture.ts';

const tees = aCartItem({ quantity: 2 });
const cap = aCartItem({
  key: 'cap',
  name: '=HYPERLINK("x")',
  size: 'L',
  originalPrice: 15_050,
  discountedPrice: 15_050,
});

let shop: ShopFixture;
beforeEach(async () => {
  shop = await ShopFixture.make();
  await shop.stores.shoppers.add(aShopper());
});
afterEach(() => shop.remove());

async function order(id: string, paidAt: string, lines = [tees]) {
  const address = anAddress({ name: 'Rao, Asha', street: '12 "Hill" Road' });
  await shop.stores.checkouts.add(aCheckout({ id, lines, address }));
  const payment = { paymentId: `pay_${id}`, providerOrderId: `order_${id}` };
  expect(await makeRecordPayment(shop.stores)(payment, paidAt)).toBe('recorded');
}

describe('orders list', () => {
  it('prints a line for each order, the oldest first', async () => {
    await order('one', '2026-03-01T09:30:00+00:00', [tees, cap]);
    await order('two', '2026-03-01T09:31:00+00:00');
    expect(await shop.run('orders', 'list')).toBe(0);
    expect(shop.printed).toEqual([
      expect.stringMatching(/^2026-03-01T09:30:00\+00:00 {2}CR-\w{8} {2}₹1148.50 {2}3 items {2}Asha@example.com$/),
      expect.stringMatching(/^2026-03-01T09:31:00\+00:00 {2}CR-\w{8} {2}₹998.00 {2}2 items {2}Asha@example.com$/),
      'Orders: 2',
    ]);
  });
});

describe('orders export', () => {
  it('writes a row for each line of each order, safe for spreadsheets', async () => {
    await order('one', '2026-03-01T09:30:00+00:00', [tees, cap]);
    await order('two', '2026-03-01T09:31:00+00:00');
    expect(await shop.run('orders', 'export', shop.path('orders.csv'))).toBe(0);
    const to = ',"Rao, Asha","12 ""Hill"" Road",Mumbai,Maharashtra,India,400050,98765 43210';
    expect((await shop.read('orders.csv')).split('\n')).toEqual([
      'Order,Paid at,Payment,Amount paid,E-mail,Product key,Product,Size,Quantity,Price,Name,Street,City,State,Country,Pincode,Phone',
      `one,2026-03-01T09:30:00+00:00,pay_one,1148.50,Asha@example.com,tee,Low Tide Tee,M,2,499.00${to}`,
      `one,2026-03-01T09:30:00+00:00,pay_one,1148.50,Asha@example.com,cap,"'=HYPERLINK(""x"")",L,1,150.50${to}`,
      `two,2026-03-01T09:31:00+00:00,pay_two,998.00,Asha@example.com,tee,Low Tide Tee,M,2,499.00${to}`,
      '',
    ]);
    expect(shop.printed).toEqual([`2 orders written to ${shop.path('orders.csv')}`]);
  });

  it('tells why it cannot write', async () => {
    expect(await shop.run('orders', 'export', shop.path('missing/orders.csv'))).toBe(1);
    expect(shop.warned).toEqual([expect.stringContaining('ENOENT')]);
  });
});
