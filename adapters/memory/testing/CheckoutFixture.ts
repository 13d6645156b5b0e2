import type { CartItem } from '../../../core/domain/cart/CartItem.ts';
import { aCartItem, anAddress } from '../../../core/domain/testing/samples.ts';
import { makePlaceOrder, type OrderRequest } from '../../../core/storefront/checkout/PlaceOrder.ts';
import type { ForAgreeingPrices } from '../../../core/storefront/ports/orders/ForAgreeingPrices.ts';
import { MemoryShop } from '../MemoryShop.ts';

const tee = aCartItem({ key: 'tee', originalPrice: 69900, discountedPrice: 49900 });

/** A shopper at checkout for tests of Place Order: five tees in the back-end's cart, one of them on the screen. */
export class CheckoutFixture {
  static readonly tee = tee;
  static readonly cap = aCartItem({ key: 'cap', originalPrice: 15000, discountedPrice: 15000 });
  readonly shop = new MemoryShop('/checkout');
  readonly session;
  /** Stages and outcomes, the oldest first. */
  readonly events: string[] = [];
  readonly #placeOrder;

  /** The price is calculated on the device, unless `agree` is given. */
  constructor(agree?: ForAgreeingPrices['agree']) {
    this.#placeOrder = makePlaceOrder({ ...this.shop.ports, ...(agree !== undefined && { prices: { agree } }) });
    const names = { password: 'secret-8', firstName: 'Asha', lastName: 'Rao' };
    this.shop.backEnd.register({ email: 'asha@example.com', ...names, cart: [{ ...tee, quantity: 5 }] });
    this.session = this.shop.logIn();
  }

  /** Returns a cart whose lines on the screen are `items` and whose confirmed lines are `confirmed`. */
  static cart(items: readonly CartItem[], confirmed = items): OrderRequest['cart'] {
    return { items, whenConfirmed: async () => confirmed };
  }

  place(overrides: Partial<OrderRequest> = {}) {
    return this.#placeOrder(
      { address: anAddress(), coupon: undefined, cart: CheckoutFixture.cart([tee]), ...overrides },
      {
        onStage: (stage) => this.events.push(stage),
        onConfirmed: ({ outcome }) => this.events.push(outcome),
      },
    );
  }

  /** Places an order and waits until the provider's window is open. `ending` is the promise of the outcome. */
  async open(overrides: Partial<OrderRequest> = {}) {
    const ending = this.place(overrides);
    await CheckoutFixture.nextTask();
    if (!this.shop.payments.isOpen) throw new Error('The payment window did not open');
    return { ending };
  }

  unfinished() {
    return this.shop.checkouts.unfinished(this.session.email);
  }

  static nextTask(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve));
  }
}
