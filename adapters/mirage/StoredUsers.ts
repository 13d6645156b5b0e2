import * as v from 'valibot';
import { type UserRecord, userRecord } from './UserRecord.ts';

/** The storage key of the mock back-end's users. Remove it and reload to start from the seed. */
export const STORAGE_KEY = 'creator-row-mock-back-end';

export type MockStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const VERSION = 1;
const storedDocument = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.literal(VERSION), users: v.array(userRecord) }),
);

/**
 * Stores the users, so that they survive a reload. Ignores a document that is corrupt or of another version. Never throws: when
 * storage is blocked or full, the users last until the page is reloaded.
 */
export class StoredUsers {
  readonly #storage: MockStorage | undefined;
  #lastSeen: string | null = null;

  constructor(storage: MockStorage | undefined) {
    this.#storage = storage;
  }

  /** Returns the stored users; undefined when there is no readable document. */
  read(): readonly UserRecord[] | undefined {
    this.#lastSeen = this.#stored();
    const document = v.safeParse(storedDocument, this.#lastSeen);
    return document.success ? document.output.users : undefined;
  }

  /** Whether another page has written or removed the document since the last read or write. */
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
      // Storage is blocked or full: the users stay in memory.
    }
  }
}
