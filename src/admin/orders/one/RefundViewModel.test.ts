import { beforeEach, describe, expect, it } from 'vitest';
import { SessionEnded } from '../../../../core/admin/ports/SessionEnded.ts';
import { someSums } from '../../../../core/admin/testing/aStaffOrder.ts';
import { OrderFixture, placed, settled } from '../testing/OrderFixture.ts';

const PREVIEW_MS = 250;

let fixture: OrderFixture;
let { clock, orders }: OrderFixture = new OrderFixture();
beforeEach(() => {
  fixture = new OrderFixture();
  ({ clock, orders } = fixture);
});

describe('A refund', () => {
  const openRefund = async () => {
    const { order } = await fixture.open();
    order.open('refund');
    return { order, refund: order.refund };
  };
  const previewed = async () => {
    clock.advance(PREVIEW_MS);
    await settled();
  };

  it('of pieces names its amount before it is asked for', async () => {
    const { order, refund } = await openRefund();
    expect([refund.goesBack, refund.left, refund.lines]).toMatchObject([
      undefined,
      '₹499',
      [{ sku: 'tee', most: 2 }, {}],
    ]);
    refund.change('quantities', { tee: 1 });
    expect(refund.goesBack).toBeUndefined();
    await previewed();
    expect([refund.goesBack, orders.orders.get(placed.id)?.sums?.refunds]).toEqual(['₹499', []]);
    refund.change('reason', 'Torn');
    expect(refund.goesBack).toBe('₹499');
    await refund.form.submit();
    await settled();
    expect([order.dialog, order.announcement]).toEqual([undefined, 'The refund is asked for']);
    expect(order.view?.money).toMatchObject({
      refundable: '₹0',
      refunds: [{ amount: '₹499', reason: 'Torn', actor: 'Ravi' }],
    });
  });

  it('of an amount that is too large says what is left', async () => {
    const { refund } = await openRefund();
    refund.change('by', 'amount');
    refund.change('amount', '500.50');
    await previewed();
    expect([refund.goesBack, refund.fault]).toEqual([
      ...[undefined, '₹499 are left of the payment, ₹500.50 are asked for'],
    ]);
    refund.change('reason', 'Torn');
    await refund.form.submit();
    expect([refund.form.refusal, refund.form.fields.amount]).toEqual([refund.fault, '500.50']);
  });

  it('whose amount was not seen yet is shown first', async () => {
    const { order, refund } = await openRefund();
    refund.change('by', 'amount');
    refund.change('amount', '12.34');
    refund.change('reason', 'Torn');
    await refund.form.submit();
    expect(refund.form.refusal).toBe('₹12.34 would go back. Press again to refund it.');
    expect(orders.orders.get(placed.id)?.sums?.refunds).toEqual([]);
    await refund.form.submit();
    await settled();
    expect(order.view?.money?.refunds).toMatchObject([{ amount: '₹12.34' }]);
  });

  it('without pieces, amount or reason is not asked for', async () => {
    const { refund } = await openRefund();
    await refund.form.submit();
    expect(refund.form.errors).toEqual({ quantities: 'Choose at least one piece', reason: 'Reason is required' });
    expect(refund.fault).toBe('');
  });

  it('is previewed for what was chosen last', async () => {
    const { refund } = await openRefund();
    const preview = orders.previewRefund.bind(orders);
    const held: (() => void)[] = [];
    orders.previewRefund = async (...given) => {
      const outcome = await preview(...given);
      await new Promise<void>((resolve) => held.push(resolve));
      return outcome;
    };
    refund.change('by', 'amount');
    refund.change('amount', '1');
    await previewed();
    refund.change('amount', '2');
    await previewed();
    held[1]?.();
    await settled();
    held[0]?.();
    await settled();
    expect(refund.goesBack).toBe('₹2');
  });

  it('is not previewed once its dialog is closed', async () => {
    const { order, refund } = await openRefund();
    refund.change('quantities', { tee: 1 });
    order.close();
    await previewed();
    expect(refund.goesBack).toBeUndefined();
  });

  it('begins with an amount when every piece has gone back', async () => {
    const lines = placed.lines.map(({ sku, quantity }) => ({ sku, quantity, amount: 10_000 }));
    const back = {
      id: 'r',
      amount: 20_000,
      status: 'processed',
      reason: 'Torn',
      at: placed.placedAt,
      actor: 'Ravi',
      lines,
    };
    orders.add({ ...placed, sums: someSums({ refunds: [back] }) });
    const { refund } = await openRefund();
    expect([refund.lines, refund.form.fields.by]).toEqual([[], 'amount']);
  });

  it('without a connection says so', async () => {
    const { refund } = await openRefund();
    orders.loseConnection();
    refund.change('quantities', { tee: 1 });
    await previewed();
    expect(refund.fault).toContain('cannot be reached');
    orders.failure = undefined;
    refund.change('quantities', { tee: 1 });
    refund.change('reason', 'Torn');
    await previewed();
    orders.failure = new SessionEnded('No session');
    await refund.form.submit();
    expect(refund.form.refusal).toBe('Your session has ended. Please sign in again.');
  });

  it('that failed is tried again, once', async () => {
    await orders.refund(placed.id, { what: { amount: 10_000 }, restock: false, reason: 'Torn' });
    orders.failRefunds();
    clock.advance(1000);
    const { order } = await fixture.open();
    expect(order.view?.money?.refunds).toMatchObject([
      { id: 'refund-1', status: 'Failed', failure: 'The bank refused it', isRetryable: true },
    ]);
    await order.retryRefund('refund-1');
    expect(order.announcement).toBe('The refund is asked for again');
    expect(order.view?.money?.refunds).toMatchObject([{ isRetryable: false }, { status: 'On its way' }]);
    await order.retryRefund('refund-1');
    expect(order.alert).toBe('There is no such refund of an order');
  });
});
