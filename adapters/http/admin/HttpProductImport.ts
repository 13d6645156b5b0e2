import * as v from 'valibot';
import type {
  ForImportingProducts,
  ImportOutcome,
  PreviewOutcome,
  ProductFile,
  TellProgress,
} from '../../../core/admin/ports/ForImportingProducts.ts';
import { importFaults, importResponse } from '../../wire/admin/importCalls.ts';
import type { AdminApi } from './AdminApi.ts';
import { refusalOf } from './outcomes.ts';
import { RefusedCall } from './RefusedCall.ts';
import type { SendForm } from './sendForm.ts';

const PATH = '/products/import';

/** Imports at `/api/admin/products/import`. */
export class HttpProductImport implements ForImportingProducts {
  readonly #api: AdminApi;
  readonly #sendForm: SendForm;

  constructor(api: AdminApi, sendForm: SendForm) {
    this.#api = api;
    this.#sendForm = sendForm;
  }

  async preview(file: ProductFile, tellProgress: TellProgress): Promise<PreviewOutcome> {
    try {
      const body = await this.#send(`${PATH}?preview`, file, tellProgress);
      const { added, warnings, preview } = v.parse(v.required(importResponse), body);
      return { outcome: 'previewed', preview: { added, warnings, ...preview } };
    } catch (error) {
      return refusalOf(error);
    }
  }

  async importAll(file: ProductFile, tellProgress: TellProgress): Promise<ImportOutcome> {
    try {
      const { added, replaced } = v.parse(importResponse, await this.#send(PATH, file, tellProgress));
      return { outcome: 'imported', added, replaced };
    } catch (error) {
      const refusal = refusalOf(error);
      const found = v.safeParse(importFaults, error instanceof RefusedCall ? error.body : undefined);
      return found.success ? { ...refusal, faults: found.output.faults } : refusal;
    }
  }

  #send(path: string, products: ProductFile, tellProgress: TellProgress): Promise<unknown> {
    return this.#api.inSession(() => this.#sendForm(path, { products }, tellProgress));
  }
}
