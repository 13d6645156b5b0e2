import * as v from 'valibot';
import type { ForNotifyingOtherTabs, SharedList } from '../../core/storefront/ports/ForNotifyingOtherTabs.ts';

const NAME = 'creator-row';
const LISTS = ['cart', 'wishlist', 'addresses'] as const satisfies readonly SharedList[];
const news = v.object({ data: v.object({ changed: v.picklist(LISTS) }) });

/** What the adapter uses of a `BroadcastChannel`. */
export type Channel = Pick<BroadcastChannel, 'postMessage'> & {
  addEventListener(type: 'message', listener: (event: Event) => void): void;
};

/** Where the browser tells that the page is back from a pause, in which it heard nothing. */
export type PageReturns = { addEventListener(type: 'pageshow', listener: (event: Event) => void): void };

/** The shop's other tabs over a `BroadcastChannel`. What is said is which list changed, never what is in it. */
export class BroadcastTabs implements ForNotifyingOtherTabs {
  readonly #listeners = new Set<(list: SharedList) => void>();
  readonly #channel: Channel | undefined;

  /** `open` may throw, where a browser knows no such channel. A page that is back from a pause counts everything as changed. */
  constructor(open: (name: string) => Channel, page: PageReturns) {
    this.#channel = opened(open);
    this.#channel?.addEventListener('message', (event) => this.#hear(event));
    page.addEventListener('pageshow', (event) => {
      if ('persisted' in event && event.persisted === true) for (const list of LISTS) this.#callBack(list);
    });
  }

  notify(list: SharedList): void {
    this.#channel?.postMessage({ changed: list });
  }

  whenNotified(listener: (list: SharedList) => void): () => void {
    const own = (list: SharedList) => listener(list);
    this.#listeners.add(own);
    return () => {
      this.#listeners.delete(own);
    };
  }

  #hear(event: Event): void {
    const { success, output } = v.safeParse(news, event);
    if (success) this.#callBack(output.data.changed);
  }

  #callBack(list: SharedList): void {
    for (const listener of [...this.#listeners]) listener(list);
  }
}

function opened(open: (name: string) => Channel): Channel | undefined {
  try {
    return open(NAME);
  } catch {
    return undefined;
  }
}
