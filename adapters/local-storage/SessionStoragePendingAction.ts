import * as v from 'valibot';
import { TEXT_LIMITS } from '../../core/domain/text/textLimits.ts';
import type { ForRememberingPendingAction } from '../../core/storefront/ports/device/ForRememberingPendingAction.ts';
import type { PendingAction } from '../../core/storefront/ports/device/PendingAction.ts';
import { TextStore } from './TextStore.ts';

const KEY = 'pendingAction';

const storedAction = v.object({
  productKey: v.pipe(v.string(), v.maxLength(TEXT_LIMITS.path)),
  list: v.picklist(['cart', 'wishlist', 'stock-alert']),
  path: v.pipe(v.string(), v.maxLength(TEXT_LIMITS.path)),
  requestedAt: v.number(),
});

/** The pending action in the tab's session storage; in memory when that cannot be written. */
export class SessionStoragePendingAction implements ForRememberingPendingAction {
  readonly #texts: TextStore;
  /** The action that could not be written. */
  #unwritten: PendingAction | undefined;

  /** `storage` is called at each use and may throw, as `() => window.sessionStorage` does when it is blocked. */
  constructor(storage: () => Storage) {
    this.#texts = new TextStore(storage);
  }

  current(): PendingAction | undefined {
    return this.#unwritten ?? this.#texts.readJson(KEY, storedAction);
  }

  remember(action: PendingAction): void {
    this.#unwritten = this.#texts.write(KEY, JSON.stringify(action)) === 'written' ? undefined : action;
  }

  forget(): void {
    this.#unwritten = undefined;
    this.#texts.remove(KEY);
  }
}
