import { describe, expect, it } from 'vitest';
import type { Session } from '../../../core/domain/accounts/Session.ts';
import type { Address } from '../../../core/domain/addresses/Address.ts';
import { couponById } from '../../../core/domain/coupons/Coupon.ts';
import type { CheckoutAttempt, PaidAttempt } from '../../../core/domain/orders/CheckoutAttempt.ts';
import { amountDue } from '../../../core/domain/orders/CheckoutDraft.ts';
import type { ForEndingTokens } from '../../../core/storefront/ports/account/ForEndingTokens.ts';
import type { ForKeepingAddresses } from '../../../core/storefront/ports/account/ForKeepingAddresses.ts';
import type { ForKeepingCart } from '../../../core/storefront/ports/account/ForKeepingCart.ts';
import { SessionRejected } from '../../../core/storefront/ports/failures/SessionRejected.ts';
import { Unreachable } from '../../../core/storefront/ports/failures/Unreachable.ts';
import type { ForAgreeingPrices } from '../../../core/storefront/ports/orders/ForAgreeingPrices.ts';
import type { ForKeepingOrders } from '../../../core/storefront/ports/orders/ForKeepingOrders.ts';
import { aSession } from '../../../core/storefront/testing/aSession.ts';
import { denimJacket, home, sunEarrings } from '../backEndSamples.ts';
import { describeOrdersContract, expectedOrder } from './ordersContract.ts';

/** A back-end that agrees prices and keeps orders. It sells the products of `backEndSamples.ts`. */
export type PurchaseSubject = {
  readonly prices: ForAgreeingPrices;
  readonly orders: ForKeepingOrders;
  readonly tokens: ForEndingTokens;
  readonly cart: ForKeepingCart;
  readonly addresses: ForKeepingAddresses;
  /** The orders port of another tab of the same browser. */
  anotherTab(): ForKeepingOrders;
  /** Registers the shopper at the first call. Returns a new session each time. */
  logIn(shopper: 'asha' | 'ravi'): Promise<Session>;
  /** The provider takes the payment of an agreed checkout, and signs it. */
  paid(attempt: CheckoutAttempt, paymentId: string): Promise<PaidAttempt>;
  loseConnection(): void;
  heal(): void;
};

export type MakePurchaseSubject = () => PurchaseSubject | Promise<PurchaseSubject>;

/** The contract of {@link ForAgreeingPrices} and {@link ForKeepingOrders} where the back-end decides. */
export function describePurchaseContract(name: string, makeSubject: MakePurchaseSubject): void {
  describeOrdersContract(name, async () => {
    const subject = await makeSubject();
    return {
      ...subject,
      pay: async (session, paymentId) => subject.paid(await agreed(subject, session), paymentId),
    };
  });
  describe(`${name} agrees prices`, () => describePrices(makeSubject));
  describe(`${name} makes orders of payments`, () => describePayments(makeSubject));
}

const LONG_GONE: Address = { ...home, key: 'long-gone', createdAt: '', updatedAt: '' };

/** Fills the shopper's empty cart, adds an address and agrees the price of a delivery there. */
async function agreed(subject: PurchaseSubject, session: Session): Promise<CheckoutAttempt> {
  await subject.cart.add(session, denimJacket);
  const addresses = await subject.addresses.add(session, home);
  return agree(subject, session, addresses.at(-1) ?? LONG_GONE);
}

async function agree({ prices, cart }: PurchaseSubject, session: Session, address: Address, couponId = '') {
  const order = { lines: await cart.items(session), address, coupon: couponById(couponId) };
  const attempt = await prices.agree(session, order);
  if ('refusal' in attempt) throw new Error(attempt.refusal);
  return attempt;
}

function describePrices(makeSubject: MakePurchaseSubject): void {
  it('of the cart that it keeps, whatever the shopper’s page shows, with an order of the provider', async () => {
    const subject = await makeSubject();
    const session = await subject.logIn('asha');
    const [address = LONG_GONE] = await subject.addresses.add(session, home);
    await subject.cart.add(session, denimJacket);
    const lines = await subject.cart.change(session, denimJacket.key, 'increment');
    const cheap = lines.map((line) => ({ ...line, quantity: 1, originalPrice: 100, discountedPrice: 100 }));
    expect(await subject.prices.agree(session, { lines: cheap, address, coupon: undefined })).toMatchObject({
      lines: lines.map(({ key, name, quantity, discountedPrice }) => ({ key, name, quantity, discountedPrice })),
      draft: {
        ...{ cartItemsTotal: 299_800, cartItemsDiscountTotal: 59_900, couponDiscountTotal: 0 },
        ...{ orderAddress: address, orderId: expect.stringMatching(/./) },
      },
      providerOrder: { orderId: expect.stringMatching(/./), publicKey: expect.stringMatching(/./) },
    });
  });

  it('with a coupon that the cart earns, and ignores one that it does not earn', async () => {
    const subject = await makeSubject();
    const session = await subject.logIn('asha');
    const [address = LONG_GONE] = await subject.addresses.add(session, home);
    await subject.cart.add(session, sunEarrings);
    expect(amountDue((await agree(subject, session, address, 'new-year')).draft)).toBe(24_900);
    await subject.cart.add(session, denimJacket);
    expect((await agree(subject, session, address, 'new-year')).draft.couponDiscountTotal).toBe(28_970);
  });

  it('with the same order again while nothing changes and it is not paid, and otherwise with another', async () => {
    const subject = await makeSubject();
    const session = await subject.logIn('asha');
    const first = await agreed(subject, session);
    const again = () => agree(subject, session, first.draft.orderAddress);
    expect(await again()).toEqual(first);
    const orders = [first, await agreed(subject, session)];
    await subject.cart.change(session, denimJacket.key, 'increment');
    orders.push(await again());
    await subject.cart.change(session, denimJacket.key, 'decrement');
    expect((await again()).draft).toEqual(first.draft);
    await subject.orders.record(session, await subject.paid(first, 'pay_1'));
    await subject.cart.add(session, denimJacket);
    orders.push(await again());
    expect(new Set(orders.map(({ draft }) => draft.orderId)).size).toBe(4);
    expect(new Set(orders.map(({ providerOrder }) => providerOrder?.orderId)).size).toBe(4);
  });

  it('but not of an empty cart, nor to an address of another shopper', async () => {
    const { prices, cart, addresses, logIn } = await makeSubject();
    const [asha, ravi] = [await logIn('asha'), await logIn('ravi')];
    const [address = LONG_GONE] = await addresses.add(asha, home);
    const [ravis = LONG_GONE] = await addresses.add(ravi, home);
    const refused = { refusal: expect.stringMatching(/\w/) };
    expect(await prices.agree(asha, { lines: [], address, coupon: undefined })).toEqual(refused);
    const lines = await cart.add(asha, denimJacket);
    expect(await prices.agree(asha, { lines, address: ravis, coupon: undefined })).toEqual(refused);
  });

  it('but not for an invalid session, nor without a connection', async () => {
    const { prices, logIn, loseConnection } = await makeSubject();
    const order = { lines: [], address: LONG_GONE, coupon: undefined };
    await expect(prices.agree(aSession({ token: 'forged' }), order)).rejects.toBeInstanceOf(SessionRejected);
    const session = await logIn('asha');
    loseConnection();
    await expect(prices.agree(session, order)).rejects.toBeInstanceOf(Unreachable);
  });
}

function describePayments(makeSubject: MakePurchaseSubject): void {
  it('and removes the ordered quantities from the cart, once', async () => {
    const subject = await makeSubject();
    const { orders, cart, logIn, paid } = subject;
    const session = await logIn('asha');
    const attempt = await paid(await agreed(subject, session), 'pay_1');
    await cart.change(session, denimJacket.key, 'increment');
    await cart.add(session, sunEarrings);
    for (const _time of [1, 2]) await orders.record(session, attempt);
    const left = (await cart.items(session)).map(({ key, quantity }) => [key, quantity]);
    expect(left).toEqual([
      [denimJacket.key, 1],
      [sunEarrings.key, 1],
    ]);
  });

  it('but not of a payment with a wrong signature, of another checkout or of another shopper', async () => {
    const subject = await makeSubject();
    const { orders, logIn } = subject;
    const [asha, ravi] = [await logIn('asha'), await logIn('ravi')];
    const [first, second] = [await agreed(subject, asha), await agreed(subject, asha)];
    const attempt = await subject.paid(first, 'pay_1');
    const forged: PaidAttempt = { ...attempt, payment: { ...attempt.payment, signature: 'forged' } };
    const refused = { refusal: expect.stringMatching(/\w/) };
    expect(await orders.record(asha, forged)).toEqual(refused);
    expect(await orders.record(asha, { ...second, payment: attempt.payment })).toEqual(refused);
    expect(await orders.record(ravi, attempt)).toEqual(refused);
    for (const session of [asha, ravi]) expect(await orders.orders(session)).toEqual([]);
  });

  it('but not for an invalid session or without a connection, and of the same payment later', async () => {
    const subject = await makeSubject();
    const { orders, logIn, loseConnection, heal } = subject;
    const session = await logIn('asha');
    const attempt = await subject.paid(await agreed(subject, session), 'pay_1');
    const stranger = aSession({ token: 'forged' });
    await expect(orders.record(stranger, attempt)).rejects.toBeInstanceOf(SessionRejected);
    await expect(orders.orders(stranger)).rejects.toBeInstanceOf(SessionRejected);
    loseConnection();
    await expect(orders.record(session, attempt)).rejects.toBeInstanceOf(Unreachable);
    await expect(orders.orders(session)).rejects.toBeInstanceOf(Unreachable);
    heal();
    expect(await orders.record(session, attempt)).toBe('recorded');
    expect(await orders.orders(session)).toMatchObject([expectedOrder(attempt)]);
  });
}
