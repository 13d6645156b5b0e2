import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryStaffOrders } from '../../../adapters/memory/admin/MemoryStaffOrders.ts';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import { anOrderLine, aStaffOrder, someSums } from '../testing/aStaffOrder.ts';
import { makePreviewRefund, makeRefundOrder, makeRetryRefund } from './RefundOrder.ts';
import { refundableAmount, refundablePieces } from './refundablePieces.ts';

const order = aStaffOrder({ lines: [anOrderLine({ quantity: 2 }), anOrderLine({ sku: 'cap' })] });
const fields = { by: 'pieces', quantities: { tee: 1, cap: 0 }, amount: '', restock: true, reason: 'Torn' } as const;

let orders: MemoryStaffOrders;
beforeEach(() => {
  orders = new MemoryStaffOrders();
  orders.add(order);
});
const ports = () => ({ orders, log: new MemoryLog() });
const sumsNow = () => orders.orders.get(order.id)?.sums;

describe('A refund', () => {
  it('of pieces is previewed without a reason, and then asked for', async () => {
    const back = { outcome: 'refund', amount: 49_900, lines: [{ sku: 'tee', quantity: 1, amount: 49_900 }] };
    expect(await makePreviewRefund(ports())(order, { ...fields, reason: '' })).toEqual(back);
    expect(sumsNow()?.refunds).toEqual([]);
    expect(await makeRefundOrder(ports())(order, fields)).toEqual(back);
    expect(sumsNow()?.refunds).toMatchObject([{ amount: 49_900, reason: 'Torn' }]);
  });

  it.each([
    ['499', 49_900],
    ['₹ 12.50', 1250],
    ['0.5', 50],
  ])('of %s rupees is of %i paise', async (amount, paise) => {
    const preview = makePreviewRefund(ports())(order, { ...fields, by: 'amount', amount });
    expect(await preview).toEqual({ outcome: 'refund', amount: paise, lines: [] });
  });

  it('of more than is left says so', async () => {
    const text = '49900 paise are left of the payment, 149900 are asked for';
    expect(await makeRefundOrder(ports())(order, { ...fields, by: 'amount', amount: '1,499' })).toEqual({
      outcome: 'refused',
      text,
    });
  });

  it.each(['', 'much', '0', '1.234', '-5', '1e3'])('of "%s" rupees is not asked for', async (amount) => {
    const invalid = {
      outcome: 'invalid',
      errors: { amount: 'Please enter an amount in rupees, such as 499 or 12.50' },
    };
    expect(await makeRefundOrder(ports())(order, { ...fields, by: 'amount', amount })).toEqual(invalid);
  });

  it('needs a piece and a reason', async () => {
    const errors = { quantities: 'Choose at least one piece', reason: 'Reason is required' };
    expect(await makeRefundOrder(ports())(order, { ...fields, quantities: {}, reason: ' ' })).toEqual({
      outcome: 'invalid',
      errors,
    });
    expect(await makeRefundOrder(ports())(order, { ...fields, reason: '' })).toMatchObject({
      errors: { reason: errors.reason },
    });
    expect(await makePreviewRefund(ports())(order, { ...fields, quantities: {} })).toMatchObject({
      outcome: 'invalid',
    });
  });

  it('fails without a connection', async () => {
    orders.loseConnection();
    for (const call of [
      makeRefundOrder(ports())(order, fields),
      makePreviewRefund(ports())(order, fields),
      makeRetryRefund(ports())('refund-1'),
    ])
      expect(await call).toMatchObject({ outcome: 'failed' });
  });

  it('that failed is tried again', async () => {
    await makeRefundOrder(ports())(order, fields);
    orders.failRefunds();
    expect(await makeRetryRefund(ports())('refund-1')).toEqual({ outcome: 'retried' });
    expect(sumsNow()?.refunds).toMatchObject([{ status: 'failed' }, { status: 'requested' }]);
  });
});

describe('What can be refunded', () => {
  const refund = {
    id: 'r',
    amount: 100,
    reason: 'Torn',
    at: '',
    actor: 'Ravi',
    lines: [{ sku: 'tee', quantity: 1, amount: 100 }],
  };

  it('are the pieces for which no refund stands, and what is left of the payment', () => {
    const sums = (status: string) => ({ ...order, sums: someSums({ refunds: [{ ...refund, status }] }) });
    const cap = { sku: 'cap', quantity: 1 };
    expect(refundablePieces(sums('failed'))).toEqual([{ sku: 'tee', quantity: 2 }, cap]);
    expect(refundablePieces(sums('pending'))).toEqual([{ sku: 'tee', quantity: 1 }, cap]);
    expect(refundablePieces({ ...sums('processed'), lines: [anOrderLine()] })).toEqual([]);
    expect(refundableAmount(order)).toBe(49_900);
  });

  it('is nothing without a payment', () => {
    expect(refundableAmount({ ...order, sums: someSums({ payment: undefined }) })).toBe(0);
    expect(refundableAmount({ ...order, sums: undefined })).toBe(0);
  });
});
