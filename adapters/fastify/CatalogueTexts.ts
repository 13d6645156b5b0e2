import { LRUCache } from 'lru-cache';
import type { PieceList } from '../../core/domain/catalogue/search/PieceEntries.ts';
import type { PieceEntry } from '../../core/domain/catalogue/search/PieceEntry.ts';
import { CompressedText } from './CompressedText.ts';

/** The most bytes that are kept: of texts, of what is compressed of them, and of their keys. */
const MOST_BYTES = 64_000_000;

/** The documents and answers that are made of the catalogue alone, in memory while it stands, the least recently used not. */
export class CatalogueTexts {
  readonly #kept: LRUCache<string, CompressedText>;
  #entries: PieceList<PieceEntry> | undefined;
  /** What is made of these entries at the moment. */
  #making = new Map<string, Promise<unknown>>();

  constructor(mostBytes: number = MOST_BYTES) {
    // The whole of a large catalogue can be larger. It counts as half, so that it and others are kept.
    const sizeCalculation = ({ bytes }: CompressedText, key: string) => Math.min(bytes + key.length, mostBytes / 2);
    this.#kept = new LRUCache({ maxSize: mostBytes, sizeCalculation });
  }

  /** How many bytes are kept. */
  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  /** Resolves with what `make` resolves with for the catalogue with these entries, which is made once for many calls at once. Only texts are kept. */
  async get<Other>(
    entries: PieceList<PieceEntry>,
    key: string,
    make: () => Promise<CompressedText | Other>,
  ): Promise<CompressedText | Other> {
    if (entries !== this.#entries) {
      this.#entries = entries;
      this.#kept.clear();
      this.#making = new Map();
    }
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const making = (this.#making.get(key) as Promise<CompressedText | Other> | undefined) ?? this.#make(key, make);
    this.#making.set(key, making);
    return making;
  }

  async #make<Made>(key: string, make: () => Promise<Made>): Promise<Made> {
    const making = this.#making;
    try {
      const made = await make();
      // Not when there are other products by now.
      if (made instanceof CompressedText && making === this.#making) this.#keep(key, made);
      return made;
    } finally {
      making.delete(key);
    }
  }

  #keep(key: string, text: CompressedText): void {
    this.#kept.set(key, text);
    text.onCompressed = () => {
      // Measures it again.
      if (this.#kept.peek(key) === text && this.#kept.delete(key)) this.#kept.set(key, text);
    };
  }
}
