/** One tab of a {@link Device}: its storage, and the target of the `storage` events that other tabs cause. */
export type Tab = { readonly storage: () => Storage; readonly events: EventTarget };

/**
 * The local storage of a browser with several tabs, for tests. Each write sends a `storage` event to the other tabs synchronously.
 * `trouble` makes access throw (`blocked`), every write throw (`full`), or writes throw after a number of writes (`filling`).
 */
export class Device {
  trouble: 'none' | 'blocked' | 'full' | { readonly filling: number } = 'none';
  /** The maximum length of one text, in characters. */
  quota = Number.POSITIVE_INFINITY;
  readonly texts = new Map<string, string>();
  readonly #tabs = new Set<EventTarget>();

  openTab(): Tab {
    const events = new EventTarget();
    this.#tabs.add(events);
    const storage = this.#storageFor(events);
    return {
      events,
      storage: () => {
        if (this.trouble === 'blocked') throw new DOMException('Access is denied', 'SecurityError');
        return storage;
      },
    };
  }

  #storageFor(tab: EventTarget): Storage {
    const { texts } = this;
    return {
      get length() {
        return texts.size;
      },
      key: (place) => [...texts.keys()][place] ?? null,
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => {
        this.#takeRoom(text);
        if (texts.get(key) !== text) this.#change(tab, () => texts.set(key, text));
      },
      removeItem: (key) => {
        if (texts.has(key)) this.#change(tab, () => texts.delete(key));
      },
      clear: () => this.#change(tab, () => texts.clear()),
    };
  }

  #takeRoom(text: string): void {
    const { trouble } = this;
    if (typeof trouble !== 'object') {
      if (trouble === 'full' || text.length > this.quota)
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      return;
    }
    this.trouble = trouble.filling <= 1 ? 'full' : { filling: trouble.filling - 1 };
  }

  #change(tab: EventTarget, write: () => void): void {
    write();
    for (const other of this.#tabs) if (other !== tab) other.dispatchEvent(new Event('storage'));
  }
}
