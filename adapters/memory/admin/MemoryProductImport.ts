import type {
  ForImportingProducts,
  ImportOutcome,
  PreviewOutcome,
  ProductFile,
  TellProgress,
} from '../../../core/admin/ports/ForImportingProducts.ts';
import type { MemoryCatalogueBackEnd } from './MemoryCatalogueBackEnd.ts';
import { refusedText } from './refusedText.ts';

/** Imports into a shop in memory. */
export class MemoryProductImport implements ForImportingProducts {
  readonly #backEnd: MemoryCatalogueBackEnd;

  constructor(backEnd: MemoryCatalogueBackEnd) {
    this.#backEnd = backEnd;
  }

  async preview(file: ProductFile, tellProgress: TellProgress): Promise<PreviewOutcome> {
    this.#backEnd.fail();
    tellProgress(1);
    const preview = await this.#backEnd.catalogue.previewImport(uploadOf(file));
    return 'invalid' in preview
      ? { outcome: 'refused', text: refusedText(preview) }
      : { outcome: 'previewed', preview };
  }

  async importAll(file: ProductFile, tellProgress: TellProgress): Promise<ImportOutcome> {
    this.#backEnd.fail();
    tellProgress(1);
    const imported = await this.#backEnd.catalogue.importProducts(this.#backEnd.actor, uploadOf(file));
    if (!('invalid' in imported)) return { outcome: 'imported', added: imported.added, replaced: imported.replaced };
    const { faults } = imported;
    return { outcome: 'refused', text: refusedText(imported), ...(faults && { faults }) };
  }
}

function uploadOf({ name, content }: ProductFile) {
  async function* bytes() {
    yield content;
  }
  return { name, bytes: bytes() };
}
