import type { ForNotifyingShopper } from '../../core/storefront/ports/browser/ForNotifyingShopper.ts';
import type { ForTellingTime } from '../../core/storefront/ports/browser/ForTellingTime.ts';

const SHOWN_MS = 6_000;
const STYLE = 'position:fixed;inset:auto 0 0;z-index:9999;background:Canvas;color:CanvasText;text-align:center';

/** Messages without the toast library, for a page that cannot load it: the server has another build of the shop by then. */
export class PlainToasts implements ForNotifyingShopper {
  readonly #page: Document;
  readonly #clock: ForTellingTime;
  /** Has the messages under each other at the end of the window, the newest last. */
  #list: HTMLElement | undefined;

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
    toast.style.margin = '1rem';
    this.#list ??= this.#appendList();
    this.#list.append(toast);
    toast.textContent = text;
    this.#clock.after(SHOWN_MS, () => toast.remove());
  }

  #appendList(): HTMLElement {
    const list = this.#page.createElement('div');
    list.style.cssText = STYLE;
    this.#page.body.append(list);
    return list;
  }
}
