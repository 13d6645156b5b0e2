import { setTimeout as wait } from 'node:timers/promises';
import type { ShopperAccount } from '../shoppers/ShopperAccount.ts';

const EVERY_MS = 100;

/** What a shopper has noticed of an incident. */
export type Trouble = {
  /** How many writes were answered with an error or not at all. */
  readonly refused: number;
  /** The longest time between two writes that succeeded, in ms. */
  readonly longestMs: number;
};

/** A shopper who wishes for a product and takes it back, ten times a second, without waiting for answers. */
export class Probe {
  readonly #account: ShopperAccount;
  readonly #productKey: string;
  #writes = 0;
  #refused = 0;
  #longestMs = 0;
  #lastSuccess = performance.now();

  constructor(account: ShopperAccount, productKey: string) {
    this.#account = account;
    this.#productKey = productKey;
  }

  async writeWhile(goesOn: () => boolean): Promise<void> {
    const open: Promise<void>[] = [];
    while (goesOn()) {
      open.push(this.#write());
      await wait(EVERY_MS);
    }
    await Promise.all(open);
  }

  /** Forgets what it noticed before. */
  begin(): void {
    this.#refused = 0;
    this.#longestMs = 0;
    this.#lastSuccess = performance.now();
  }

  /** What it has noticed since {@link begin}. */
  get trouble(): Trouble {
    const openMs = performance.now() - this.#lastSuccess;
    return { refused: this.#refused, longestMs: Math.round(Math.max(this.#longestMs, openMs)) };
  }

  async #write(): Promise<void> {
    this.#writes += 1;
    const product = { _id: this.#productKey };
    const call =
      this.#writes % 2 === 1
        ? this.#account.call('POST', '/wishlist', { product })
        : this.#account.call('DELETE', `/wishlist/${this.#productKey}`);
    const answer = await call.catch(() => undefined);
    if (answer === undefined || answer.status >= 300) {
      this.#refused += 1;
      return;
    }
    const now = performance.now();
    this.#longestMs = Math.max(this.#longestMs, now - this.#lastSuccess);
    this.#lastSuccess = now;
  }
}
