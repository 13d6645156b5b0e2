import type { ForNotifyingShopper } from '../../core/storefront/ports/ForNotifyingShopper.ts';
import type { ForTellingTime } from '../../core/storefront/ports/ForTellingTime.ts';

const SHOWN_MS = 6_000;
const STYLE =
  'position:fixed;inset:auto 0 0;z-index:9999;padding:1rem;background:Canvas;color:CanvasText;text-align:center';

/** Messages without the toast library, for a page that cannot load it: the server has another build of the shop by then. */
export class PlainToasts implements ForNotifyingShopper {
  readonly #page: Document;
  readonly #clock: ForTellingTime;

  constructor(page: Document, clock: ForTellingTime) {
    this.#page = page;
    this.#clock = clock;
  }

  success(text: string): void {
    this.#show(text, 'status');
  }

  error(text: string): void {
    this.#show(text, 'alert');
  }

  #show(text: string, role: string): void {
    const toast = this.#page.createElement('p');
    toast.setAttribute('role', role);
    toast.style.cssText = STYLE;
    this.#page.body.append(toast);
    toast.textContent = text;
    this.#clock.after(SHOWN_MS, () => toast.remove());
  }
}
