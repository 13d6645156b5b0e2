import type { ForNotifyingShopper } from '../../core/storefront/ports/ForNotifyingShopper.ts';
import type { ForTellingTime } from '../../core/storefront/ports/ForTellingTime.ts';

export type MemoryToast = { readonly kind: 'success' | 'error'; readonly text: string };

const LIMIT = 20;
const DURATION_MS = 1500;

/** Toasts on a list: at most 20 held, the oldest dropped first, each gone after 1500 ms of the given clock; without one they stay. */
export class MemoryToasts implements ForNotifyingShopper {
  readonly #time: ForTellingTime | undefined;
  readonly #told: MemoryToast[] = [];
  #held: readonly MemoryToast[] = [];

  constructor(time?: ForTellingTime) {
    this.#time = time;
  }

  success(text: string): void {
    this.#tell({ kind: 'success', text });
  }

  error(text: string): void {
    this.#tell({ kind: 'error', text });
  }

  /** Lever: the toasts that are there now, oldest first. */
  get held(): readonly MemoryToast[] {
    return this.#held;
  }

  /** Lever: every toast there ever was, oldest first. */
  get told(): readonly MemoryToast[] {
    return [...this.#told];
  }

  #tell(toast: MemoryToast): void {
    this.#told.push(toast);
    this.#held = [...this.#held, toast].slice(-LIMIT);
    this.#time?.after(DURATION_MS, () => {
      this.#held = this.#held.filter((held) => held !== toast);
    });
  }
}
