import { when } from 'mobx';
import type { ReturnReason } from '../../../core/domain/returns/Return.ts';
import { FIT_ANSWERS } from '../../../src/shop/orders/fit/FitVotes.ts';
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
        returns: order.returns.map(({ state, when: at, pieces, text, track }) =>
          [state, at, ...pieces, text, track?.carrier].join(' '),
        ),
        fits: page.fits.map(
          ({ name, size, fit }) =>
            `${name}, size ${size}: ${FIT_ANSWERS.find(({ value }) => value === fit)?.label ?? ''}`,
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

  async canReturn(): Promise<boolean> {
    const page = this.#page;
    await when(() => page.status !== 'loading');
    return (page.order?.returnable.length ?? 0) > 0;
  }

  async askToReturn(): Promise<void> {
    this.#page.askForReturn();
  }

  async sendBack(name: string, quantity: number): Promise<void> {
    this.#form.change(this.#line(name).key, { quantity });
  }

  async because(name: string, reason: string, instead: string): Promise<void> {
    this.#form.change(this.#line(name).key, { reason: reason as ReturnReason, instead });
  }

  async sizesInstead(name: string): Promise<readonly string[]> {
    return this.#line(name).sizes;
  }

  async sendReturn(): Promise<void> {
    void this.#form.submit();
  }

  async returnFaults(): Promise<readonly string[]> {
    return [...this.#form.lines.map(({ fault }) => fault ?? ''), this.#form.fault].filter((text) => text !== '');
  }

  async withdrawReturn(): Promise<void> {
    const [one] = this.#page.order?.returns ?? [];
    if (!one?.canBeWithdrawn) throw new Error('The return cannot be withdrawn');
    void this.#page.withdrawReturn(one.id);
  }

  async sayFit(name: string, answer: string): Promise<void> {
    const piece = this.#page.fits.find((each) => each.name === name);
    const fit = FIT_ANSWERS.find(({ label }) => label === answer)?.value;
    if (piece === undefined || fit === undefined) throw new Error(`Nobody asks whether ${name} fits ${answer}`);
    void this.#page.vote(piece.key, fit);
  }

  #line(name: string) {
    const line = this.#form.lines.find((each) => each.name === name);
    if (!this.#form.isOpen || line === undefined) throw new Error(`${name} cannot be returned`);
    return line;
  }

  get #form() {
    return this.#page.returning;
  }

  get #page() {
    return this.#navigation.tab.pageViewModel(ORDER_PAGE);
  }
}
