/** A scroll position and the focused link. */
export type Place = {
  /** Path and query. */
  readonly path: string;
  /** How far the page was scrolled, in CSS pixels. */
  readonly top: number;
  /** The address of the link that had the focus; undefined when none had. */
  readonly focus: string | undefined;
};

const KEY = 'creator-row-places';
/** How many entries are kept. */
const LIMIT = 100;

/**
 * Remembers the place in each entry of the tab's history, under the entry's key. A reload keeps it, if the storage
 * allows: one that does not only costs the memory.
 */
export class ScrollPositions {
  readonly #places: Map<string, Place>;
  readonly #storage: () => Storage;

  constructor(storage: () => Storage) {
    this.#storage = storage;
    this.#places = new Map(readPlaces(storage));
  }

  /** The position of an entry; undefined for a new entry, or one that now has another address. */
  recall(key: string, path: string): Place | undefined {
    const place = this.#places.get(key);
    return place?.path === path ? place : undefined;
  }

  note(key: string, place: Place): void {
    this.#places.delete(key);
    this.#places.set(key, place);
    const [oldest] = this.#places.keys();
    if (this.#places.size > LIMIT && oldest !== undefined) this.#places.delete(oldest);
  }

  /** Saves the positions for after a reload. */
  keep(): void {
    try {
      this.#storage().setItem(KEY, JSON.stringify([...this.#places]));
    } catch {
      // The storage is full or blocked: after a reload, pages start at their top.
    }
  }
}

function readPlaces(storage: () => Storage): readonly (readonly [string, Place])[] {
  try {
    const entries: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is readonly [string, Place] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const place: Partial<Record<keyof Place, unknown>> = Object(entry[1]);
  return (
    typeof place.path === 'string' &&
    typeof place.top === 'number' &&
    (place.focus === undefined || typeof place.focus === 'string')
  );
}
