import type { ForNotifyingOtherTabs, SharedList } from '../../core/storefront/ports/ForNotifyingOtherTabs.ts';

/** One of the tabs of a device. */
export class MemoryTabs implements ForNotifyingOtherTabs {
  readonly #device: Set<MemoryTabs>;
  readonly #listeners = new Set<(list: SharedList) => void>();

  constructor(device: Set<MemoryTabs> = new Set()) {
    this.#device = device;
    device.add(this);
  }

  notify(list: SharedList): void {
    for (const tab of [...this.#device]) if (tab !== this) tab.#callBack(list);
  }

  whenNotified(listener: (list: SharedList) => void): () => void {
    const own = (list: SharedList) => listener(list);
    this.#listeners.add(own);
    return () => {
      this.#listeners.delete(own);
    };
  }

  /** Test control: returns another tab of the device. */
  anotherTab(): MemoryTabs {
    return new MemoryTabs(this.#device);
  }

  #callBack(list: SharedList): void {
    for (const listener of [...this.#listeners]) listener(list);
  }
}
