import type {
  FileEntry,
  ForExchangingProducts,
} from '../../../../core/backend/ports/catalogue/ForExchangingProducts.ts';

/** Product files with a product as JSON in each line, whatever their format is called. */
export class MemoryProductFiles implements ForExchangingProducts {
  async *read(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<FileEntry> {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of bytes) text += decoder.decode(chunk, { stream: true });
    for (const [index, line] of text.trimEnd().split('\n').entries()) yield entryOf(line, index + 1);
  }

  *write(...[products, levels]: Parameters<ForExchangingProducts['write']>): Generator<string> {
    for (const product of products) {
      const stock = levels.find(({ sku }) => sku === product.key)?.onHand;
      yield `${JSON.stringify({ ...product, stock })}\n`;
    }
  }
}

function entryOf(text: string, line: number): FileEntry {
  try {
    return { line, product: JSON.parse(text), faults: [] };
  } catch {
    return { line, faults: [{ line, text: 'The JSON is invalid here' }] };
  }
}
