import * as v from 'valibot';
import { type UserRecord, userRecord } from './UserRecord.ts';

/** Where the mock back-end keeps what shoppers wrote. Removing this key and reloading starts over from the seed. */
export const STORAGE_KEY = 'creator-row-mock-back-end';

export type MockStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const VERSION = 1;
const keptDocument = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.literal(VERSION), users: v.array(userRecord) }),
);

/**
 * Keeps the users over a reload. What is corrupt or of another version counts as nothing; a storage that is blocked or
 * full is survived, and the users then live as long as the page.
 */
export class StoredUsers {
  readonly #storage: MockStorage | undefined;
  #lastSeen: string | null = null;

  constructor(storage: MockStorage | undefined) {
    this.#storage = storage;
  }

  /** The kept users; undefined when there is nothing readable. */
  read(): readonly UserRecord[] | undefined {
    this.#lastSeen = this.#stored();
    const document = v.safeParse(keptDocument, this.#lastSeen);
    return document.success ? document.output.users : undefined;
  }

  /** Whether another page on the device has written, or discarded, since the last look. */
  hasChangedElsewhere(): boolean {
    return this.#stored() !== this.#lastSeen;
  }

  write(users: readonly UserRecord[]): void {
    if (this.#storage === undefined) {
      return;
    }
    const text = JSON.stringify({ version: VERSION, users });
    if (text !== this.#lastSeen) {
      this.#attempt((storage) => storage.setItem(STORAGE_KEY, text));
      this.#lastSeen = this.#stored();
    }
  }

  discard(): void {
    this.#attempt((storage) => storage.removeItem(STORAGE_KEY));
    this.#lastSeen = this.#stored();
  }

  #stored(): string | null {
    try {
      return this.#storage?.getItem(STORAGE_KEY) ?? null;
    } catch {
      return this.#lastSeen;
    }
  }

  #attempt(change: (storage: MockStorage) => void): void {
    try {
      if (this.#storage !== undefined) {
        change(this.#storage);
      }
    } catch {
      // A blocked or full storage: the users live in memory only.
    }
  }
}
