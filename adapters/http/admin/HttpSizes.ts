import type { ForKeepingSizes, ManyChanged } from '../../../core/admin/ports/ForKeepingSizes.ts';
import type { AddOutcome, ReadSize, Refused, SaveOutcome } from '../../../core/admin/ports/ForKeepingStyles.ts';
import type { OfferChange } from '../../../core/domain/styles/OfferChange.ts';
import type { StyleSize } from '../../../core/domain/styles/StyleSize.ts';
import { bulkResponse, productResponse, undoResponse, wireSize } from '../../wire/admin/catalogueCalls.ts';
import type { AdminApi } from './AdminApi.ts';
import { refusalOf, staleOf } from './outcomes.ts';

/** The sizes of styles at `/api/admin/products`. */
export class HttpSizes implements ForKeepingSizes {
  readonly #api: AdminApi;

  constructor(api: AdminApi) {
    this.#api = api;
  }

  add({ sku, ...size }: StyleSize): Promise<AddOutcome<ReadSize>> {
    const body = { ...size, ...(sku !== '' && { sku }) };
    const call = { method: 'POST', path: '/products', body, responseSchema: productResponse } as const;
    return this.#api
      .tagged(call)
      .then(({ body: { product }, tag }) => ({ outcome: 'added' as const, value: { ...product, tag } }), refusalOf);
  }

  save(
    sku: string,
    ifMatch: string,
    body: Partial<Omit<StyleSize, 'sku' | 'styleId'>>,
  ): Promise<SaveOutcome<ReadSize>> {
    const path = `/products/${encodeURIComponent(sku)}`;
    const call = { method: 'PATCH', path, body, ifMatch, responseSchema: productResponse } as const;
    return this.#api.tagged(call).then(
      ({ body: { product }, tag }) => ({ outcome: 'saved' as const, value: { ...product, tag } }),
      (error: unknown) => {
        const stale = staleOf(error, wireSize);
        if (stale === undefined) return refusalOf(error);
        return { outcome: 'stale' as const, current: { ...stale.current, tag: stale.tag } };
      },
    );
  }

  changeMany(skus: readonly string[], change: OfferChange, isPreview: boolean): Promise<ManyChanged | Refused> {
    const path = `/products/bulk${isPreview ? '?preview' : ''}`;
    const call = { method: 'POST', path, body: { skus, change }, responseSchema: bulkResponse } as const;
    return this.#api.call(call).then((changed) => ({ outcome: 'changed' as const, ...changed }), refusalOf);
  }

  undoMany(id: string): ReturnType<ForKeepingSizes['undoMany']> {
    const path = `/products/bulk/${encodeURIComponent(id)}/undo`;
    const call = { method: 'POST', path, responseSchema: undoResponse } as const;
    return this.#api.call(call).then((undone) => ({ outcome: 'undone' as const, ...undone }), refusalOf);
  }
}
