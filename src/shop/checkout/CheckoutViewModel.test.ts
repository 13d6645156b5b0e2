import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { MemoryNavigation } from '../../../adapters/memory/MemoryNavigation.ts';
import { MemorySession } from '../../../adapters/memory/MemorySession.ts';
import type { Address } from '../../../core/domain/addresses/Address.ts';
import type { CartItem } from '../../../core/domain/cart/CartItem.ts';
import { type Coupon, couponById } from '../../../core/domain/coupons/Coupon.ts';
import { aCartItem, anAddress } from '../../../core/domain/testing/samples.ts';
import type { ConfirmPaymentOutcome } from '../../../core/storefront/checkout/ConfirmPayment.ts';
import type { CheckoutEvents, OrderRequest, PlaceOrderOutcome } from '../../../core/storefront/checkout/PlaceOrder.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import type { AddressesViewModel } from '../addresses/AddressesViewModel.ts';
import type { CartViewModel } from '../cart/CartViewModel.ts';
import { CheckoutChoices } from '../cart/CheckoutChoices.ts';
import { CheckoutViewModel } from './CheckoutViewModel.ts';

const dress = aCartItem({ key: 'dress', originalPrice: 70000, discountedPrice: 60000 });
const newYear = couponById('new-year');

function openCheckout(lastAddress?: string) {
  const items = observable.box<readonly CartItem[]>([dress], { deep: false });
  const book = observable.box<readonly Address[]>([anAddress({ key: 'home' }), anAddress({ key: 'work' })], {
    deep: false,
  });
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
  const addresses = {
    get items() {
      return book.get();
    },
    load: async () => void loads.push('addresses'),
  } as AddressesViewModel;
  const calls: { request: OrderRequest; events: CheckoutEvents; end: (end: PlaceOrderOutcome) => void }[] = [];
  const pendingWork = new PendingWork();
  const navigation = new MemoryNavigation('/checkout');
  const choices = new CheckoutChoices(navigation, new MemorySession());
  const checkout = new CheckoutViewModel({
    ...{ cart, addresses, choices, pendingWork },
    unfinishedCheckouts: { takeOver: (result: ConfirmPaymentOutcome) => void takenOver.push(result) },
    findLastAddress: async () => lastAddress,
    placeOrder: (request, events) => new Promise((end) => calls.push({ request, events, end })),
  });
  const latest = () => {
    const call = calls.at(-1);
    if (call === undefined) throw new Error('No order was placed');
    return call;
  };
  return {
    ...{ checkout, cart, navigation, pendingWork, latest, takenOver, loads },
    /** Opens the checkout from the cart page. */
    begin: (coupon?: Coupon) => {
      navigation.goTo('/checkout', choices.stateWith(coupon));
      return checkout.appear();
    },
    deleteAddresses: () => runInAction(() => book.set([])),
    fillCart: (...lines: readonly CartItem[]) => runInAction(() => items.set(lines)),
  };
}

describe('The checkout', () => {
  it('counts the coupon of the cart page until the cart no longer earns it, and no more afterwards', () => {
    const { checkout, begin, navigation, fillCart } = openCheckout();
    expect(checkout.summary).toMatchObject({ total: '₹600', couponDiscount: undefined });
    begin(newYear);
    checkout.chooseAddress('work');
    expect(checkout.summary).toMatchObject({ total: '₹480', couponDiscount: '−₹120' });
    fillCart(aCartItem({ discountedPrice: 30000 }));
    expect(checkout.summary).toMatchObject({ total: '₹300', couponDiscount: undefined });
    fillCart(dress);
    expect(checkout.summary).toMatchObject({ total: '₹600', couponDiscount: undefined });
    expect([checkout.address?.key, navigation.state()?.['coupon']]).toEqual(['work', undefined]);
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

  it('delivers to the chosen address until it is deleted, or the checkout begins anew', () => {
    const { checkout, begin, deleteAddresses } = openCheckout();
    const { chooseAddress } = checkout;
    expect(checkout.address).toBeUndefined();
    chooseAddress('work');
    expect(checkout.address?.key).toBe('work');
    begin();
    expect(checkout.address).toBeUndefined();
    chooseAddress('home');
    deleteAddresses();
    expect(checkout.address).toBeUndefined();
  });

  it('delivers to the address used last, until another one is chosen', async () => {
    const { checkout, pendingWork } = openCheckout('work');
    checkout.appear();
    expect([checkout.address, pendingWork.isIdle]).toEqual([undefined, false]);
    await expect.poll(() => pendingWork.isIdle).toBe(true);
    expect(checkout.address?.key).toBe('work');
    checkout.chooseAddress('home');
    checkout.appear();
    await expect.poll(() => pendingWork.isIdle).toBe(true);
    expect(checkout.address?.key).toBe('home');
  });

  it.each(['deleted', undefined])('delivers to no address when the one used last is %s', async (last) => {
    const { checkout, pendingWork } = openCheckout(last);
    checkout.appear();
    await expect.poll(() => pendingWork.isIdle).toBe(true);
    expect(checkout.address).toBeUndefined();
  });

  it('does not go back to the address used last when the chosen one is deleted', async () => {
    const { checkout, pendingWork } = openCheckout('work');
    checkout.appear();
    await expect.poll(() => pendingWork.isIdle).toBe(true);
    checkout.chooseAddress('gone');
    expect(checkout.address).toBeUndefined();
  });

  it('places the order for what is shown', () => {
    const { checkout, begin, cart, latest } = openCheckout();
    begin(newYear);
    checkout.chooseAddress('home');
    void checkout.placeOrder();
    expect(latest().request).toMatchObject({ address: { key: 'home' }, coupon: { id: 'new-year' } });
    expect(latest().request.cart).toBe(cart);
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
    events.onConfirmed({ outcome: 'already-placed' });
    expect(checkout.buttonText).toBe('Place Order');
    await expect.poll(() => pendingWork.isIdle).toBe(true);
    end({ outcome: 'paid' });
    await placed;
    expect(checkout.buttonText).toBe('Place Order');
  });

  it('can be paid again when the payment was dismissed', async () => {
    const { checkout, latest, loads } = openCheckout();
    const placed = checkout.placeOrder();
    latest().events.onStage('paying');
    latest().end({ outcome: 'dismissed' });
    await placed;
    expect([checkout.stage, loads]).toEqual(['choosing', []]);
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

it('The cart takes over what a confirmed payment has left of it', () => {
  const { checkout, latest, takenOver } = openCheckout();
  void checkout.placeOrder();
  latest().events.onConfirmed({ outcome: 'already-placed' });
  expect(takenOver).toEqual([{ outcome: 'already-placed' }]);
});
