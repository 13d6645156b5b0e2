import { when } from 'mobx';
import { ORDER_PAGE } from '../../../src/shop/orders/life/pageTokens.ts';
import type { OrderPageDriver, OrderPageFacts } from '../contracts/OrderPageDriver.ts';
import type { ViewModelNavigation } from './ViewModelNavigation.ts';

/** The page of one order without a screen. */
export class ViewModelOrderPage implements OrderPageDriver {
  readonly #navigation: ViewModelNavigation;

  constructor(navigation: ViewModelNavigation) {
    this.#navigation = navigation;
  }

  async facts(): Promise<OrderPageFacts | undefined> {
    const page = this.#page;
    await when(() => page.status !== 'loading');
    const { order } = page;
    return (
      order && {
        number: order.number,
        state: order.state ?? '',
        way: order.steps.map(({ name }) => name),
        reached: order.steps.find(({ state }) => state === 'current' || state === 'ended')?.name ?? '',
        history: order.timeline.map(({ text }) => text),
        parcels: order.parcels.map(({ text, carrier, trackingNumber, pieces, url }) =>
          [text, carrier, trackingNumber, ...pieces, url].join(' '),
        ),
        products: order.lines.map(({ name }) => name),
        sums: Object.fromEntries(
          [...order.amounts, ['Paid', order.amountPaid] as const].map(([label, sum]) => [label.toLowerCase(), sum]),
        ),
        refunds: order.refunds.map(({ text }) => text),
        address: `${order.recipient} ${order.address}`,
      }
    );
  }

  async canBeCancelled(): Promise<boolean> {
    return this.#page.order?.cancelling !== undefined;
  }

  async askToCancel(): Promise<void> {
    this.#page.ask();
  }

  async question(): Promise<string | undefined> {
    return this.#page.isAsked ? this.#page.order?.cancelling : undefined;
  }

  async answer(answer: 'Cancel the order' | 'Keep the order'): Promise<void> {
    if (answer === 'Keep the order') this.#page.keep();
    else void this.#page.cancel();
  }

  get #page() {
    return this.#navigation.tab.pageViewModel(ORDER_PAGE);
  }
}
