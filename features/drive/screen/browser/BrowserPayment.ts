import type { Locator } from 'playwright-core';
import type { PaymentDriver, PaymentFacts } from '../../contracts/PaymentDriver.ts';
import type { RecordedOptions } from '../recording/Recorder.ts';
import type { BrowserSession } from './BrowserSession.ts';

const SCRIPT = '**/razorpay-stand-in/**';

/** The stand-in's window, and the options that the shop passed to the provider. */
export class BrowserPayment implements PaymentDriver {
  readonly #session: BrowserSession;

  constructor(session: BrowserSession) {
    this.#session = session;
  }

  async isOpen(): Promise<boolean> {
    return this.#window.isVisible();
  }

  async facts(): Promise<PaymentFacts> {
    const { amount, currency, prefill } = await this.#options();
    return {
      'amount in paise': String(amount),
      currency,
      name: prefill.name,
      'e-mail': prefill.email,
      phone: prefill.contact ?? 'none',
    };
  }

  async addressNote(): Promise<string> {
    return (await this.#options()).notes.address;
  }

  async pay(): Promise<void> {
    await this.#press('Pay');
  }

  async refuseCard(): Promise<void> {
    await this.#press('Fail');
  }

  async cancel(): Promise<void> {
    await this.#press('Cancel');
  }

  /** The stand-in's window is closed: this calls the shop's handler as the provider would. */
  async succeedAfterCancel(): Promise<void> {
    await this.#session.tab.evaluate(async () => {
      const options = window.recorder.paymentOptions;
      if (options === undefined) throw new Error('No payment was asked for');
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ orderId: options.order_id });
      const response = await fetch('/stand-in/pay', { method: 'POST', headers, body });
      options.handler(await response.json());
    });
  }

  cannotBeReached(): void {
    this.#session.block(SCRIPT);
  }

  canBeReached(): void {
    this.#session.unblock(SCRIPT);
  }

  async #press(button: string): Promise<void> {
    await this.#window.getByRole('button', { name: button, exact: true }).click();
  }

  async #options(): Promise<RecordedOptions> {
    const options = await this.#session.tab.evaluate(() => {
      const given = window.recorder.paymentOptions;
      return given === undefined ? undefined : JSON.parse(JSON.stringify(given));
    });
    if (options === undefined) throw new Error('No payment was asked for');
    return options;
  }

  get #window(): Locator {
    return this.#session.tab.getByRole('dialog').filter({ hasText: 'Simulated payment: no money moves' });
  }
}
