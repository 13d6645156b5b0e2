import type { ForNotifyingShopper } from '../../core/storefront/ports/ForNotifyingShopper.ts';

/** What a shopper does before the shop has anything to tell her. */
const FIRST_MOVES = ['pointerdown', 'keydown'] as const;

/**
 * Toasts that are fetched at the shopper's first move, or when the first one is due. What is told before they have come waits,
 * in order; when they fail to come, they are asked for again at her next move and with the next toast.
 */
export class LazyToasts implements ForNotifyingShopper {
  readonly #fetch: () => Promise<ForNotifyingShopper>;
  #toasts: ForNotifyingShopper | undefined;
  #coming: Promise<void> | undefined;
  #waiting: ((toasts: ForNotifyingShopper) => void)[] = [];

  constructor(fetch: () => Promise<ForNotifyingShopper>, page: Pick<EventTarget, 'addEventListener'>) {
    this.#fetch = fetch;
    for (const move of FIRST_MOVES) page.addEventListener(move, () => void this.#come(), { passive: true });
  }

  success(text: string): void {
    this.#tell((toasts) => toasts.success(text));
  }

  error(text: string): void {
    this.#tell((toasts) => toasts.error(text));
  }

  #tell(news: (toasts: ForNotifyingShopper) => void): void {
    if (this.#toasts === undefined) {
      this.#waiting.push(news);
      void this.#come();
    } else {
      news(this.#toasts);
    }
  }

  #come(): Promise<void> {
    this.#coming ??= this.#fetch().then(
      (toasts) => this.#start(toasts),
      () => {
        this.#coming = undefined;
      },
    );
    return this.#coming;
  }

  #start(toasts: ForNotifyingShopper): void {
    this.#toasts = toasts;
    for (const news of this.#waiting) news(toasts);
    this.#waiting = [];
  }
}
