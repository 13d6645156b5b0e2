import * as v from 'valibot';

/**
 * Reads and writes texts in a `Storage` that may be blocked or full. Never throws. Calls `storage` at each use, because browsers
 * that block storage throw when the property is read.
 */
export class TextStore {
  readonly #storage: () => Storage;

  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  /** Returns the text, or undefined when it is missing or cannot be read. */
  read(key: string): string | undefined {
    try {
      return this.#storage().getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** Returns the value of a JSON text of at most `longest` UTF-16 units; undefined when it cannot be read or has another shape. */
  readJson<Value>(
    key: string,
    schema: v.GenericSchema<unknown, Value>,
    longest = Number.POSITIVE_INFINITY,
  ): Value | undefined {
    const json = v.pipe(v.string(), v.maxLength(longest), v.parseJson(), schema);
    const { success, output } = v.safeParse(json, this.read(key));
    return success ? output : undefined;
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
