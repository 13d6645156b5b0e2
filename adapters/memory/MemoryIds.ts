import type { ForMintingIds } from '../../core/ports/ForMintingIds.ts';

/** Counts: `order-1`, `order-2` … */
export class MemoryIds implements ForMintingIds {
  #minted = 0;

  mint(): string {
    this.#minted += 1;
    return `order-${this.#minted}`;
  }
}
