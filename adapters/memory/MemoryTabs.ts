import type { ForNotifyingOtherTabs, SharedList } from '../../core/storefront/ports/browser/ForNotifyingOtherTabs.ts';
import { Listeners } from '../../core/storefront/ports/Listeners.ts';

/** One of the tabs of a device. */
export class MemoryTabs implements ForNotifyingOtherTabs {
  readonly #device: Set<MemoryTabs>;
  readonly #listeners = new Listeners<[list: SharedList]>();

  constructor(device: Set<MemoryTabs> = new Set()) {
    this.#device = device;
    device.add(this);
  }

  notify(list: SharedList): void {
    for (const tab of [...this.#device]) if (tab !== this || list === 'orders') tab.#listeners.call(list);
  }

  whenNotified(listener: (list: SharedList) => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Test control: returns another tab of the device. */
  anotherTab(): MemoryTabs {
    return new MemoryTabs(this.#device);
  }
}
