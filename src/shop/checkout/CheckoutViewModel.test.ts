import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { MemorySession } from '../../../adapters/memory/device/MemorySession.ts';
import { MemoryNavigation } from '../../../adapters/memory/MemoryNavigation.ts';
import type { CartItem } from '../../../core/domain/cart/CartItem.ts';
import { type Coupon, couponById } from '../../../core/domain/coupons/Coupon.ts';
import { aCartItem, anAddress } from '../../../core/domain/testing/samples.ts';
import type { ConfirmPaymentOutcome } from '../../../core/storefront/checkout/ConfirmPayment.ts';
import type { CheckoutEvents, OrderRequest, PlaceOrderOutcome } from '../../../core/storefront/checkout/PlaceOrder.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import type { AddressesViewModel } from '../addresses/AddressesViewModel.ts';
import type { CartViewModel } from '../cart/CartViewModel.ts';
import { CheckoutChoices } from '../cart/CheckoutChoices.ts';
import { LatestOrder } from '../orders/LatestOrder.ts';
import { CheckoutViewModel } from './CheckoutViewModel.ts';

const dress = aCartItem({ key: 'dress', originalPrice: 70000, discountedPrice: 60000 });
const newYear = couponById('new-year');

function openCheckout(lastAddress?: string, ...keys: readonly string[]) {
  const items = observable.box<readonly CartItem[]>([dress], { deep: false });
  const takenOver: ConfirmPaymentOutcome[] = [];
  const loads: string[] = [];
  const cart = {
    get items() {
      return items.get();
    },
    get confirmed() {
      return items.get();
    },
    status: 'ready',
    load: async () => void loads.push('cart'),
  } as CartViewModel;
  const saved = observable.box<{ readonly key: string } | undefined>(undefined, { deep: false });
  const addresses = {
    items: (keys.length > 0 ? keys : ['home', 'work']).map((key) => anAddress({ key })),
    get saved() {
      return saved.get();
    },
    load: async () => void loads.push('addresses'),
  } as unknown as AddressesViewModel;
  const calls: { request: OrderRequest; events: CheckoutEvents; end: (end: PlaceOrderOutcome) => void }[] = [];
  const pendingWork = new PendingWork();
  const latestOrder = new LatestOrder();
  const navigation = new MemoryNavigation('/checkout');
  const choices = new CheckoutChoices(navigation, new MemorySession(), { find: couponById });
  const checkout = new CheckoutViewModel({
    ...{ cart, addresses, choices, pendingWork },
    coupons: { load: async () => void loads.push('coupons') },
    unfinishedCheckouts: { takeOver: (result: ConfirmPaymentOutcome) => void takenOver.push(result) },
    latestOrder,
    stock: { renew: () => void loads.push('stock') },
    findLastAddress: async () => {
      loads.push('last address');
      return lastAddress;
    },
    placeOrder: (request, events) => new Promise((end) => calls.push({ request, events, end })),
  });
  const latest = () => {
    const call = calls.at(-1);
    if (call === undefined) throw new Error('No order was placed');
    return call;
  };
  return {
    ...{ checkout, pendingWork, latest, takenOver, loads, latestOrder },
    /** Opens the checkout from the cart page. */
    begin: (coupon?: Coupon) => {
      navigation.goTo('/checkout', choices.stateWith(coupon));
      return checkout.appear();
    },
    save: (key: string) => runInAction(() => saved.set({ key })),
    fillCart: (...lines: readonly CartItem[]) => runInAction(() => items.set(lines)),
  };
}

describe('The checkout', () => {
  it('asks which coupons there are when one was chosen, and again when the payment does not open', async () => {
    const { checkout, begin, latest, loads } = openCheckout();
    begin();
    expect(loads).toEqual(['last address']);
    loads.length = 0;
    begin(newYear)();
    expect(loads).toEqual(['coupons']);
    loads.length = 0;
    const placed = checkout.placeOrder();
    latest().end({ outcome: 'not-agreed' });
    await placed;
    expect(loads).toEqual(['cart', 'addresses', 'coupons']);
  });

  it('looks up the address of the last order once for each visit, also when that was ahead of it', async () => {
    const { checkout, loads } = openCheckout('aunt', 'home', 'aunt');
    await checkout.recallAddress();
    expect(checkout.address?.key).toBe('aunt');
    checkout.appear()();
    expect(loads).toEqual(['last address']);
    checkout.appear();
    expect(loads).toEqual(['last address', 'last address']);
  });

  it('drops a coupon that the cart has not earned since the page was left', () => {
    const { checkout, begin, fillCart } = openCheckout();
    const leave = begin(newYear);
    leave();
    fillCart(aCartItem({ discountedPrice: 30000 }));
    checkout.appear();
    fillCart(dress);
    expect(checkout.summary.couponDiscount).toBeUndefined();
  });

  it.each([
    { name: 'the chosen one', chosen: 'home', saved: 'work', last: 'aunt', expected: 'home' },
    { name: 'else the one just saved', saved: 'work', last: 'aunt', expected: 'work' },
    { name: 'else that of the last order', last: 'aunt', expected: 'aunt' },
    { name: 'else none of several', expected: undefined },
    { name: 'none of several when those saved and used last were deleted', saved: 'x', last: 'y', expected: undefined },
  ])('delivers to $name', async ({ chosen, saved, last, expected }) => {
    const { checkout, pendingWork, save } = openCheckout(last, 'home', 'work', 'aunt');
    checkout.appear();
    await expect.poll(() => pendingWork.isIdle).toBe(true);
    if (saved !== undefined) save(saved);
    if (chosen !== undefined) checkout.chooseAddress(chosen);
    expect(checkout.address?.key).toBe(expected);
  });

  it('delivers to the only address', () => {
    expect(openCheckout(undefined, 'home').checkout.address?.key).toBe('home');
    expect(openCheckout('gone', 'home').checkout.address?.key).toBe('home');
  });

  it('knows an address that was saved on an earlier visit or on another page no longer', async () => {
    const { checkout, begin, save } = openCheckout();
    save('home');
    const leave = begin();
    expect(checkout.address).toBeUndefined();
    save('work');
    expect(checkout.address?.key).toBe('work');
    leave();
    save('home');
    begin();
    expect(checkout.address).toBeUndefined();
  });

  it.each([
    ['dismissed', true],
    ['unavailable', true],
    ['paid', false],
    ['cart-changed', false],
  ] as const)(
    'after an attempt that ended as %s, knows that nothing was paid: %s [spec paying.not-paid]',
    async (outcome, isUnpaid) => {
      const { checkout, begin, latest } = openCheckout();
      begin();
      const placed = checkout.placeOrder();
      latest().end({ outcome });
      await placed;
      expect(checkout.isUnpaid).toBe(isUnpaid);
    },
  );

  it('takes back that nothing was paid when the payment succeeds after its window was closed', async () => {
    const { checkout, begin, latest } = openCheckout();
    begin();
    const placed = checkout.placeOrder();
    latest().end({ outcome: 'dismissed' });
    await placed;
    latest().events.onConfirmed({ outcome: 'already-placed' }, 'order-1');
    expect(checkout.isUnpaid).toBe(false);
  });

  it('says what to do when an order has no address, each time, until it has one', async () => {
    const { checkout, begin, latest } = openCheckout();
    const leave = begin();
    const press = async () => {
      const placed = checkout.placeOrder();
      latest().end({ outcome: 'address-required' });
      await placed;
    };
    expect([checkout.addressHint, checkout.pressesWithoutAddress]).toEqual(['', 0]);
    await press();
    await press();
    expect([checkout.addressHint, checkout.pressesWithoutAddress]).toEqual(['Choose where your order goes.', 2]);
    checkout.chooseAddress('home');
    expect(checkout.addressHint).toBe('');
    leave();
    begin();
    expect([checkout.addressHint, checkout.pressesWithoutAddress]).toEqual(['', 0]);
  });

  it('does not go back to the address used last when the chosen one is deleted', async () => {
    const { checkout, pendingWork } = openCheckout('work');
    checkout.appear();
    await expect.poll(() => pendingWork.isIdle).toBe(true);
    checkout.chooseAddress('gone');
    expect(checkout.address).toBeUndefined();
  });

  it('says on its button how far the payment has come', async () => {
    const { checkout, pendingWork, latest } = openCheckout();
    expect(checkout.buttonText).toBe('Place Order');
    const placed = checkout.placeOrder();
    const { events, end } = latest();
    events.onStage('preparing');
    expect([checkout.buttonText, pendingWork.isIdle]).toEqual(['Opening the payment…', false]);
    events.onStage('paying');
    expect(checkout.buttonText).toBe('Waiting for payment…');
    await expect.poll(() => pendingWork.isIdle).toBe(true);
    events.onStage('confirming');
    expect([checkout.buttonText, pendingWork.isIdle]).toEqual(['Recording your order…', false]);
    events.onConfirmed({ outcome: 'already-placed' }, 'order-1');
    expect(checkout.buttonText).toBe('Place Order');
    await expect.poll(() => pendingWork.isIdle).toBe(true);
    end({ outcome: 'paid' });
    await placed;
    expect(checkout.buttonText).toBe('Place Order');
  });

  it.each(['cart-changed', 'not-agreed'] as const)(
    'loads the cart and the addresses when the payment does not open: %s',
    async (outcome) => {
      const { checkout, latest, loads, pendingWork } = openCheckout();
      const placed = checkout.placeOrder();
      latest().events.onStage('preparing');
      expect(loads).toEqual([]);
      latest().end({ outcome });
      await placed;
      expect([checkout.stage, loads]).toEqual(['choosing', ['cart', 'addresses']]);
      await expect.poll(() => pendingWork.isIdle).toBe(true);
    },
  );

  it('leaves the stage to the payment that is open already', async () => {
    const { checkout, latest } = openCheckout();
    void checkout.placeOrder();
    latest().events.onStage('paying');
    const second = checkout.placeOrder();
    latest().end({ outcome: 'already-open' });
    await second;
    expect(checkout.stage).toBe('paying');
  });
});

it('The cart takes over what a confirmed payment has left of it, and the orders page learns its order', () => {
  const { checkout, latest, takenOver, latestOrder } = openCheckout();
  void checkout.placeOrder();
  latest().events.onConfirmed({ outcome: 'already-placed' }, 'order-1');
  expect(latestOrder.take()).toBe('order-1');
  expect(takenOver).toEqual([{ outcome: 'already-placed' }]);
});
