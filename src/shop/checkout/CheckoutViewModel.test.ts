import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { MemoryNavigation } from '../../../adapters/memory/MemoryNavigation.ts';
import { MemorySession } from '../../../adapters/memory/MemorySession.ts';
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

function openCheckout(lastAddress?: string) {
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
  const addresses = {
    items: [anAddress({ key: 'home' }), anAddress({ key: 'work' })],
    load: async () => void loads.push('addresses'),
  } as unknown as AddressesViewModel;
  const calls: { request: OrderRequest; events: CheckoutEvents; end: (end: PlaceOrderOutcome) => void }[] = [];
  const pendingWork = new PendingWork();
  const latestOrder = new LatestOrder();
  const navigation = new MemoryNavigation('/checkout');
  const choices = new CheckoutChoices(navigation, new MemorySession());
  const checkout = new CheckoutViewModel({
    ...{ cart, addresses, choices, pendingWork },
    unfinishedCheckouts: { takeOver: (result: ConfirmPaymentOutcome) => void takenOver.push(result) },
    latestOrder,
    stock: { renew: () => void loads.push('stock') },
    findLastAddress: async () => lastAddress,
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
    fillCart: (...lines: readonly CartItem[]) => runInAction(() => items.set(lines)),
  };
}

describe('The checkout', () => {
  it('drops a coupon that the cart has not earned since the page was left', () => {
    const { checkout, begin, fillCart } = openCheckout();
    const leave = begin(newYear);
    leave();
    fillCart(aCartItem({ discountedPrice: 30000 }));
    checkout.appear();
    fillCart(dress);
    expect(checkout.summary.couponDiscount).toBeUndefined();
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
