import type { FileEntry, ForExchangingProducts } from '../../core/backend/ports/catalogue/ForExchangingProducts.ts';
import { jsonProducts } from './jsonProduct.ts';
import { readProductFile } from './readProductFile.ts';
import { UnreadableFile } from './UnreadableFile.ts';

/** The product files of the shop. */
export const productFiles: ForExchangingProducts = { read, write: jsonProducts };

async function* read(...given: Parameters<ForExchangingProducts['read']>): AsyncGenerator<FileEntry> {
  try {
    yield* readProductFile(...given);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    yield { line: error.faults[0]?.line ?? 1, faults: error.faults };
  }
}
