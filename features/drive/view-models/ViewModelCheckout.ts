import { when } from 'mobx';
import { ADDRESSES } from '../../../src/shop/addresses/tokens.ts';
import { CART } from '../../../src/shop/cart/tokens.ts';
import { CHECKOUT } from '../../../src/shop/checkout/pageTokens.ts';
import { ORDERS_PAGE } from '../../../src/shop/orders/pageTokens.ts';
import type { CheckoutDriver, OrderFacts } from '../contracts/CheckoutDriver.ts';
import type { ViewModelNavigation } from './ViewModelNavigation.ts';

/** Checkout and past orders without a screen. */
export class ViewModelCheckout implements CheckoutDriver {
  readonly #navigation: ViewModelNavigation;

  constructor(navigation: ViewModelNavigation) {
    this.#navigation = navigation;
  }

  async bag(): Promise<readonly string[]> {
    return this.#navigation.tab.shop.get(CART).lines.map(({ name }) => name);
  }

  async addresses(): Promise<readonly string[]> {
    return this.#book.items.map(({ name }) => name);
  }

  async chooseAddress(name: string): Promise<void> {
    const address = this.#book.items.find((candidate) => candidate.name === name);
    if (address === undefined) throw new Error(`There is no address ${name}`);
    this.#checkout.chooseAddress(address.key);
  }

  async deliveringTo(): Promise<string | undefined> {
    return this.#checkout.address?.name;
  }

  async orders(): Promise<readonly OrderFacts[]> {
    const page = this.#navigation.tab.pageViewModel(ORDERS_PAGE);
    await when(() => page.status !== 'loading');
    return page.orders.map((order) => ({
      orderId: order.orderId,
      paymentId: order.paymentId,
      ...(order.path !== undefined && { path: order.path }),
      text: [
        order.number,
        order.state,
        order.amountPaid,
        order.recipient,
        order.address,
        order.delivery,
        ...order.lines.map(({ name }) => name),
      ].join('\n'),
    }));
  }

  async buyAgain(orderId: string): Promise<void> {
    await this.#navigation.tab.pageViewModel(ORDERS_PAGE).buyAgain(orderId);
  }

  async thanks(): Promise<string | undefined> {
    const page = this.#navigation.tab.pageViewModel(ORDERS_PAGE);
    await when(() => page.status !== 'loading');
    const { thanks } = page;
    return thanks && `${thanks.title}${thanks.next}`;
  }

  async saysNotPaid(): Promise<boolean> {
    return this.#checkout.isUnpaid;
  }

  async shortLines(): Promise<readonly string[]> {
    return this.#checkout.shortLines.map(({ text, offer }) => `${text}${offer}`);
  }

  async takeWhatIsLeft(name: string): Promise<void> {
    const line = this.#checkout.shortLines.find(({ text }) => text.includes(name));
    if (line === undefined) throw new Error(`There is enough of ${name}`);
    void this.#checkout.takeWhatIsLeft(line.key);
  }

  get #checkout() {
    return this.#navigation.tab.shop.get(CHECKOUT);
  }

  get #book() {
    return this.#navigation.tab.shop.get(ADDRESSES);
  }
}
