import * as v from 'valibot';
import type { ForNotifyingOtherTabs, SharedList } from '../../core/storefront/ports/browser/ForNotifyingOtherTabs.ts';
import { Listeners } from '../../core/storefront/ports/Listeners.ts';

const NAME = 'creator-row';
const LISTS = ['cart', 'wishlist', 'addresses', 'orders'] as const satisfies readonly SharedList[];
const messageEvent = v.object({ data: v.object({ changed: v.picklist(LISTS) }) });

/** The part of a `BroadcastChannel` that the adapter uses. */
export type Channel = Pick<BroadcastChannel, 'postMessage'> & {
  addEventListener(type: 'message', listener: (event: Event) => void): void;
};

/** The source of `pageshow` events, which fire when the page returns from the back/forward cache. */
export type PageShowEvents = { addEventListener(type: 'pageshow', listener: (event: Event) => void): void };

/** Notifies other tabs over a `BroadcastChannel`. A message contains the name of the changed list, not its items. */
export class BroadcastTabs implements ForNotifyingOtherTabs {
  readonly #listeners = new Listeners<[list: SharedList]>();
  readonly #channel: Channel | undefined;

  /**
   * `open` may throw, for example in a browser without `BroadcastChannel`. A page that returns from the back/forward cache has
   * missed messages, so it treats every list as changed.
   */
  constructor(open: (name: string) => Channel, page: PageShowEvents) {
    this.#channel = tryToOpen(open);
    this.#channel?.addEventListener('message', (event) => this.#receive(event));
    page.addEventListener('pageshow', (event) => {
      if ('persisted' in event && event.persisted === true) for (const list of LISTS) this.#listeners.call(list);
    });
  }

  notify(list: SharedList): void {
    this.#channel?.postMessage({ changed: list });
    if (list === 'orders') this.#listeners.call(list);
  }

  whenNotified(listener: (list: SharedList) => void): () => void {
    return this.#listeners.add(listener);
  }

  #receive(event: Event): void {
    const { success, output } = v.safeParse(messageEvent, event);
    if (success) this.#listeners.call(output.data.changed);
  }
}

function tryToOpen(open: (name: string) => Channel): Channel | undefined {
  try {
    return open(NAME);
  } catch {
    return undefined;
  }
}
