/**
 * Texts under keys in a storage that may be blocked, full or torn away at any moment: nothing here throws.
 * The storage is asked for each time, because a browser that blocks it throws on the mere access.
 */
export class TextStore {
  readonly #storage: () => Storage;

  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  /** The text, or undefined where there is none or it cannot be had. */
  read(key: string): string | undefined {
    try {
      return this.#storage().getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  write(key: string, text: string): 'written' | 'failed' {
    try {
      this.#storage().setItem(key, text);
      return 'written';
    } catch {
      return 'failed';
    }
  }

  remove(key: string): 'removed' | 'failed' {
    try {
      this.#storage().removeItem(key);
      return 'removed';
    } catch {
      return 'failed';
    }
  }
}
