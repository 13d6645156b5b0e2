import type { ForNotifyingShopper } from '../../core/storefront/ports/browser/ForNotifyingShopper.ts';

const FIRST_INPUT = ['pointerdown', 'keydown'] as const;

type ShowToast = (toasts: ForNotifyingShopper) => void;

/**
 * Loads the toast library at the shopper's first input or with the first toast. Queues toasts until it is loaded. When it cannot be
 * loaded, shows them through `fallback`, and tries again at the next input or toast.
 */
export class LazyToasts implements ForNotifyingShopper {
  readonly #load: () => Promise<ForNotifyingShopper>;
  readonly #fallback: ForNotifyingShopper;
  readonly #waiting: ShowToast[] = [];
  #toasts: Promise<ForNotifyingShopper> | undefined;

  constructor(
    load: () => Promise<ForNotifyingShopper>,
    fallback: ForNotifyingShopper,
    page: Pick<EventTarget, 'addEventListener'>,
  ) {
    this.#load = load;
    this.#fallback = fallback;
    // In a task of its own: the frame that answers the input comes first.
    const onInput = () => setTimeout(() => void this.#showWaiting());
    for (const type of FIRST_INPUT) page.addEventListener(type, onInput, { passive: true });
  }

  success(text: string): void {
    this.#waiting.push((toasts) => toasts.success(text));
    void this.#showWaiting();
  }

  error(text: string): void {
    this.#waiting.push((toasts) => toasts.error(text));
    void this.#showWaiting();
  }

  async #showWaiting(): Promise<void> {
    this.#toasts ??= this.#load();
    const toasts = await this.#toasts.catch(() => undefined);
    if (toasts === undefined) this.#toasts = undefined;
    for (const show of this.#waiting.splice(0)) show(toasts ?? this.#fallback);
  }
}
