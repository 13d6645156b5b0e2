import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StandInJournal } from './StandInJournal.ts';
import { StandInProvider } from './StandInProvider.ts';

const KEYS = { keyId: 'rzp_test_standin', keySecret: 'key secret', webhookSecret: 'webhook secret' };
const ORDER = { amount: 79920, currency: 'INR', receipt: 'checkout-1' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'orders');
const provider = () => new StandInProvider(KEYS, new StandInJournal(file()));
const ordered = (from: StandInProvider) => (from.createOrder(ORDER) as { readonly id: string }).id;

it('A provider has the orders and payments of the one before it', () => {
  const before = provider();
  const [open, paid, failed] = [ordered(before), ordered(before), ordered(before)];
  before.pay(paid);
  before.fail(failed);
  const after = provider();
  for (const order of [open, paid, failed]) expect(after.payments(order)).toEqual(before.payments(order));
  expect(() => after.pay(paid)).toThrow('Payment already done for this order.');
  for (const order of [open, failed]) expect(after.pay(order)).toMatchObject({ razorpay_order_id: order });
});

it('A provider has the states of payments and the refunds of the one before it', () => {
  const before = provider();
  before.levers = { ...before.levers, capture: 'later', refunds: 'pending' };
  const [authorized, captured] = [ordered(before), ordered(before)];
  before.pay(authorized);
  const paymentId = before.pay(captured).razorpay_payment_id;
  before.capture(captured);
  const request = { amount: 10_000, receipt: 'refund-1' };
  const refund = before.refund(paymentId, request, 'key-of-refund-1');
  const after = provider();
  for (const order of [authorized, captured]) expect(after.payments(order)).toEqual(before.payments(order));
  expect(after.refund(paymentId, request, 'key-of-refund-1')).toEqual(refund);
  after.settleRefunds('processed');
  expect(provider().refunds(paymentId, 10)).toMatchObject({ count: 1, items: [{ status: 'processed' }] });
  expect(provider().capture(authorized)).toMatchObject({ items: [{ status: 'captured' }] });
});

it('A line that is not whole costs no other order', () => {
  const first = ordered(provider());
  appendFileSync(file(), '\n{"id":"order_');
  const second = ordered(provider());
  for (const order of [first, second]) expect(provider().payments(order)).toMatchObject({ count: 0 });
});

it('Without a file nothing is kept', () => {
  const order = ordered(new StandInProvider(KEYS));
  expect(() => new StandInProvider(KEYS).payments(order)).toThrow('The id provided does not exist');
});
