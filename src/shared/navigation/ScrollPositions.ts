/** A scroll position and the focused link. */
export type ScrollPosition = {
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
 * Keeps a scroll position for each entry of the tab's history, by the entry's key. The positions survive a reload if the
 * storage is available.
 */
export class ScrollPositions {
  readonly #positions: Map<string, ScrollPosition>;
  readonly #storage: () => Storage;

  constructor(storage: () => Storage) {
    this.#storage = storage;
    this.#positions = new Map(readPositions(storage));
  }

  /** The position of an entry; undefined for a new entry, or one that now has another address. */
  find(key: string, path: string): ScrollPosition | undefined {
    const position = this.#positions.get(key);
    return position?.path === path ? position : undefined;
  }

  save(key: string, position: ScrollPosition): void {
    this.#positions.delete(key);
    this.#positions.set(key, position);
    const [oldest] = this.#positions.keys();
    if (this.#positions.size > LIMIT && oldest !== undefined) this.#positions.delete(oldest);
  }

  /** Saves the positions for after a reload. */
  keep(): void {
    try {
      this.#storage().setItem(KEY, JSON.stringify([...this.#positions]));
    } catch {
      // The storage is full or blocked: after a reload, pages start at their top.
    }
  }
}

function readPositions(storage: () => Storage): readonly (readonly [string, ScrollPosition])[] {
  try {
    const entries: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is readonly [string, ScrollPosition] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const position: Partial<Record<keyof ScrollPosition, unknown>> = Object(entry[1]);
  return (
    typeof position.path === 'string' &&
    typeof position.top === 'number' &&
    (position.focus === undefined || typeof position.focus === 'string')
  );
}
