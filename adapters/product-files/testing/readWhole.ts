import type { FileFault } from '../../../core/backend/ports/catalogue/ForExchangingProducts.ts';
import type { ImportedProduct } from '../../../core/backend/ports/ForStoringProducts.ts';
import { readProductFile } from '../readProductFile.ts';
import { UnreadableFile } from '../UnreadableFile.ts';

/** Splits bytes into pieces, so that a piece ends within a character, a line break and a number, too. */
async function* pieces(bytes: Uint8Array, size = 3): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

/** Reads a product file in small pieces. Resolves with its products, the lines where they begin, and all faults. */
export async function readWhole(file: string | Uint8Array, format: 'json' | 'csv') {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const products: ImportedProduct[] = [];
  const lines: number[] = [];
  const faults: FileFault[] = [];
  try {
    for await (const entry of readProductFile(pieces(bytes), format)) {
      faults.push(...entry.faults);
      if (entry.product === undefined) continue;
      products.push(entry.product);
      lines.push(entry.line);
    }
  } catch (error) {
    if (error instanceof UnreadableFile) return { products: [], lines: [], faults: error.faults };
    throw error;
  }
  return { products, lines, faults };
}
