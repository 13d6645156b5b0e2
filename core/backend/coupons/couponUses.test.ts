import { beforeEach, describe, expect, it } from 'vitest';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import type { CouponTerms } from '../../domain/coupons/validateCoupon.ts';
import { anAddress } from '../../domain/testing/samples.ts';
import { timestamp } from '../../domain/time/timestamp.ts';

const STAFF = { kind: 'staff', id: 'ravi', name: 'Ravi' } as const;
const MINUTE = 60_000;
const HOLD = 15 * MINUTE;

let fixture: BackEndFixture;
beforeEach(async () => {
  fixture = await BackEndFixture.withCart('tee', 'cap');
});
const now = () => timestamp(fixture.ports.clock.now());
const later = (milliseconds: number) => timestamp(fixture.ports.clock.now() + milliseconds);
const add = (terms: Partial<CouponTerms> = {}) =>
  fixture.backEnd.admin.addCoupon(STAFF, { id: 'diwali', name: 'DIWALI', amount: 1_000, minimum: 0, ...terms });
const start = (shopperId = fixture.asha, couponId = 'diwali') =>
  fixture.backEnd.startCheckout(shopperId, { addressId: 'home', couponId });
const uses = async (id = 'diwali') => (await fixture.ports.coupons.coupon(id))?.uses;
/** Another shopper with a tee in the cart. */
const shopper = async (id: string) => {
  await fixture.another(id);
  await fixture.ports.addresses.add(id, anAddress({ key: 'home' }));
  await fixture.backEnd.changeCart(id, { type: 'add', productKey: 'tee' });
  return id;
};
/** The id of a checkout that was started. */
const idOf = (started: Awaited<ReturnType<typeof start>>): string => Object(started).checkout.id;
const pay = async (started: Awaited<ReturnType<typeof start>>, paymentId = 'pay_1') => {
  const { checkout } = started as Exclude<typeof started, string | { invalid: unknown }>;
  await fixture.recordPayment({ paymentId, providerOrderId: checkout.providerOrderId }, now());
  return (await fixture.ports.orders.order(checkout.id))?.standing;
};

describe('A coupon', () => {
  it('takes off what it says while it is valid, and is refused before and after, which leaves the cart', async () => {
    await add({ startsAt: later(MINUTE), endsAt: later(2 * MINUTE) });
    expect(await start()).toBe('coupon-not-started');
    fixture.ports.clock.advance(MINUTE);
    expect(await start()).toMatchObject({ checkout: { draft: { couponDiscountTotal: 1_000 } } });
    fixture.ports.clock.advance(MINUTE);
    expect(await start()).toBe('coupon-ended');
    expect(await fixture.cart()).toHaveLength(2);
  });

  it('is held by an open checkout, also when it is asked for again', async () => {
    await add({ mostUses: 1 });
    const id = idOf(await start());
    expect([await uses(), idOf(await start())]).toEqual([1, id]);
    expect(await start(await shopper('meher'))).toBe('coupon-used-up');
    expect(await uses()).toBe(1);
  });

  it('is released when the shopper checks out another cart, or without it', async () => {
    await add({ mostUses: 1, mostPerShopper: 1 });
    await start();
    await fixture.backEnd.changeCart(fixture.asha, { type: 'increment', productKey: 'cap' });
    expect(await start()).toMatchObject({ checkout: { draft: { couponDiscountTotal: 1_000 } } });
    expect(await uses()).toBe(1);
    await fixture.startCheckout();
    expect(await uses()).toBe(0);
  });

  it('is released when the hold ends, and not while a payment is pending', async () => {
    await add({ mostUses: 1 });
    await start();
    fixture.ports.clock.advance(HOLD);
    await fixture.backEnd.runJobs();
    expect(await uses()).toBe(0);
  });

  it('stays as it was when pieces are short', async () => {
    await add({ mostUses: 1 });
    await fixture.backEnd.changeStock([{ sku: 'tee', kind: 'count', quantity: 0, reason: 'Lost' }], 'shop');
    expect(await start()).toMatchObject({ lines: [{ key: 'tee' }] });
    expect(await uses()).toBe(0);
  });

  it('is used by an order, and can be used again once the order is cancelled', async () => {
    await add({ mostUses: 1 });
    const started = await start();
    expect(await pay(started)).toBe('placed');
    expect(await fixture.ports.coupons.use(idOf(started))).toMatchObject({ state: 'used', usedAt: now() });
    await fixture.backEnd.cancelOrder(fixture.asha, idOf(started));
    expect(await uses()).toBe(0);
    expect(await start(await shopper('meher'))).toMatchObject({ checkout: {} });
  });

  it('is used by one shopper at most as often as it says', async () => {
    await add({ mostPerShopper: 1 });
    expect(await pay(await start())).toBe('placed');
    await fixture.backEnd.changeCart(fixture.asha, { type: 'add', productKey: 'cap' });
    expect(await start()).toBe('coupon-used-by-shopper');
    expect(await start(await shopper('meher'))).toMatchObject({ checkout: {} });
  });

  it('that was used up before a late payment arrived gives the money back', async () => {
    await add({ mostUses: 1 });
    const late = await start();
    fixture.ports.clock.advance(HOLD);
    await fixture.backEnd.runJobs();
    expect(await pay(await start(await shopper('meher')), 'pay_meher')).toBe('placed');
    expect(await pay(late, 'pay_late')).toBe('cancelled');
    expect(await fixture.ports.refunds.ofOrder(idOf(late))).toMatchObject([
      { paymentId: 'pay_late', status: 'requested' },
    ]);
    expect(await uses()).toBe(1);
  });

  it('that is still free when a late payment arrives is used', async () => {
    await add({ mostUses: 1, endsAt: later(MINUTE) });
    const late = await start();
    fixture.ports.clock.advance(HOLD);
    await fixture.backEnd.runJobs();
    expect([await pay(late), await uses()]).toEqual(['placed', 1]);
  });

  it('gives one of two shoppers at once its last use', async () => {
    await add({ mostUses: 1 });
    const meher = await shopper('meher');
    const started = await Promise.all([start(), start(meher)]);
    expect(started.filter((each) => each === 'coupon-used-up')).toHaveLength(1);
  });
});

describe('The coupons of the cart page', () => {
  it('are those that can be used now', async () => {
    await add({ mostUses: 1 });
    await add({ id: 'later', startsAt: later(MINUTE) } as Partial<CouponTerms>);
    const ids = async () => (await fixture.backEnd.listUsableCoupons()).map(({ id }) => id);
    expect(await ids()).toEqual(['black-friday', 'new-year', 'diwali']);
    await start();
    await fixture.backEnd.admin.changeCoupon(STAFF, 'new-year', { endsAt: now() });
    expect(await ids()).toEqual(['black-friday']);
    fixture.ports.clock.advance(MINUTE);
    expect(await ids()).toEqual(['black-friday', 'later']);
  });
});
