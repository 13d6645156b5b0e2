import * as v from 'valibot';
import { MOST_VIEWED } from '../../core/domain/catalogue/viewedProducts.ts';
import { TEXT_LIMITS } from '../../core/domain/text/textLimits.ts';
import type { ForRememberingViewedProducts } from '../../core/storefront/ports/device/ForRememberingViewedProducts.ts';
import { TextStore } from './TextStore.ts';

const KEY = 'viewedProducts';

const document = v.object({
  version: v.literal(1),
  keys: v.pipe(v.array(v.pipe(v.string(), v.maxLength(TEXT_LIMITS.path))), v.maxLength(MOST_VIEWED)),
});

/** The viewed products in local storage; in memory when that cannot be written. */
export class LocalStorageViewedProducts implements ForRememberingViewedProducts {
  readonly #texts: TextStore;
  /** The keys that could not be written. */
  #unwritten: readonly string[] | undefined;

  /** `storage` is called at each use and may throw, as `() => window.localStorage` does when it is blocked. */
  constructor(storage: () => Storage) {
    this.#texts = new TextStore(storage);
  }

  keys(): readonly string[] {
    return this.#unwritten ?? this.#texts.readJson(KEY, document)?.keys ?? [];
  }

  remember(keys: readonly string[]): void {
    const isWritten = this.#texts.write(KEY, JSON.stringify({ version: 1, keys })) === 'written';
    this.#unwritten = isWritten ? undefined : keys;
  }

  forget(): void {
    this.#unwritten = undefined;
    this.#texts.remove(KEY);
  }
}
