import type { ForNotifyingShopper } from '../../core/storefront/ports/browser/ForNotifyingShopper.ts';
import type { ForTellingTime } from '../../core/storefront/ports/browser/ForTellingTime.ts';

export type MemoryToast = { readonly kind: 'success' | 'error'; readonly text: string };

const LIMIT = 20;
const DURATION_MS = 1500;

/** Toasts in memory: at most 20, of which the oldest is dropped first. Each disappears after 1500 ms of the clock, if one is given. */
export class MemoryToasts implements ForNotifyingShopper {
  readonly #time: ForTellingTime | undefined;
  readonly #told: MemoryToast[] = [];
  #held: readonly MemoryToast[] = [];

  constructor(time?: ForTellingTime) {
    this.#time = time;
  }

  success(text: string): void {
    this.#show({ kind: 'success', text });
  }

  error(text: string): void {
    this.#show({ kind: 'error', text });
  }

  /** Test control: the visible toasts, the oldest first. */
  get held(): readonly MemoryToast[] {
    return this.#held;
  }

  /** Test control: all toasts so far, the oldest first. */
  get told(): readonly MemoryToast[] {
    return [...this.#told];
  }

  #show(toast: MemoryToast): void {
    this.#told.push(toast);
    this.#held = [...this.#held, toast].slice(-LIMIT);
    this.#time?.after(DURATION_MS, () => {
      this.#held = this.#held.filter((held) => held !== toast);
    });
  }
}
