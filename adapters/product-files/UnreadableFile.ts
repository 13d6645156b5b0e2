import type { FileFault } from '../../core/backend/ports/catalogue/ForExchangingProducts.ts';

/** A file of which nothing can be imported. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly faults: readonly FileFault[];

  constructor(faults: readonly FileFault[]) {
    super(faults.map(({ line, text }) => `${line}: ${text}`).join('\n'));
    this.faults = faults;
  }
}
