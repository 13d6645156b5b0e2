import { when } from 'mobx';
import { pinOfAddress } from '../../../core/domain/addresses/pin.ts';
import { CHECKOUT } from '../../../src/shop/checkout/pageTokens.ts';
import { DELIVERY } from '../../../src/shop/delivery/tokens.ts';
import { ORDER_PAGE } from '../../../src/shop/orders/life/pageTokens.ts';
import type { DeliveryDriver } from '../contracts/DeliveryDriver.ts';
import type { ViewModelNavigation } from './ViewModelNavigation.ts';

/** When an order arrives, without a screen. */
export class ViewModelDelivery implements DeliveryDriver {
  readonly #navigation: ViewModelNavigation;

  constructor(navigation: ViewModelNavigation) {
    this.#navigation = navigation;
  }

  async askFor(pin: string): Promise<void> {
    this.#delivery.type(pin);
    await this.#delivery.submit();
  }

  async pin(): Promise<string | undefined> {
    const { isOffered } = this.#delivery;
    await this.#idle();
    return isOffered ? this.#delivery.typed : undefined;
  }

  async complaint(): Promise<string | undefined> {
    return this.#delivery.complaint;
  }

  async days(): Promise<string | undefined> {
    const { page } = this.#tab;
    if (page === 'order') {
      const view = this.#tab.pageViewModel(ORDER_PAGE);
      await this.#idle();
      return view.order?.delivery;
    }
    // The page reads the PIN code once it is there.
    const delivery = this.#delivery;
    await this.#idle();
    if (page !== 'checkout') return delivery.days;
    delivery.show(this.#pinOfCheckout);
    await this.#idle();
    return delivery.daysTo(this.#pinOfCheckout);
  }

  async #idle(): Promise<void> {
    await when(() => this.#tab.isIdle);
  }

  get #pinOfCheckout(): string | undefined {
    const { address } = this.#tab.shop.get(CHECKOUT);
    return address && pinOfAddress(address);
  }

  get #delivery() {
    return this.#tab.pageViewModel(DELIVERY);
  }

  get #tab() {
    return this.#navigation.tab;
  }
}
