import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OrderDetails } from '../../../../core/domain/orders/OrderDetails.ts';
import type { Fit } from '../../../../core/domain/styles/fit.ts';

/** The answers, from small to large. */
export const FIT_ANSWERS = [
  { value: 'small', label: 'Small' },
  { value: 'true', label: 'True to size' },
  { value: 'large', label: 'Large' },
] as const satisfies readonly { readonly value: Fit; readonly label: string }[];

/** A piece of an order, and how the shopper says that it fits. */
export type FitView = {
  readonly key: string;
  readonly name: string;
  readonly size: string;
  readonly fit: Fit | undefined;
};

type Parts = {
  /** Sends a vote. Resolves when the order shows what came of it. */
  send(key: string, fit: Fit): Promise<void>;
};

/**
 * How the pieces of an order fit, as the shopper says. A choice shows at once, and is taken back when the shop does not take it. One is sent
 * after the other, and of several about one piece that wait, the last.
 */
export class FitVotes {
  /** What is not acknowledged yet, by the keys of the pieces. */
  private chosen: ReadonlyMap<string, Fit> = new Map();
  private sending: Promise<void> = Promise.resolve();
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    makeAutoObservable<this, 'chosen' | 'sending' | 'parts'>(
      this,
      { chosen: observableRef, sending: false, parts: false },
      { autoBind: true },
    );
  }

  /** Returns the pieces of an order about which the shopper is asked. */
  of({ fits, orderedProducts }: Pick<OrderDetails, 'fits' | 'orderedProducts'>): readonly FitView[] {
    return fits.flatMap(({ key, fit }) => {
      const line = orderedProducts.find((each) => each.key === key);
      return line === undefined ? [] : [{ key, name: line.name, size: line.size, fit: this.chosen.get(key) ?? fit }];
    });
  }

  choose(key: string, fit: Fit): Promise<void> {
    this.chosen = new Map(this.chosen).set(key, fit);
    this.sending = this.sending.then(() => this.send(key, fit));
    return this.sending;
  }

  private async send(key: string, fit: Fit): Promise<void> {
    if (this.chosen.get(key) !== fit) return;
    await this.parts.send(key, fit);
    runInAction(() => {
      if (this.chosen.get(key) === fit) this.chosen = new Map([...this.chosen].filter(([each]) => each !== key));
    });
  }
}
