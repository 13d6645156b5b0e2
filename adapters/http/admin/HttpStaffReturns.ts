import type { ForSettlingReturns, ReturnStep, ReturnsPage } from '../../../core/admin/ports/ForSettlingReturns.ts';
import type { ReturnState } from '../../../core/domain/returns/Return.ts';
import { refundResponse } from '../../wire/admin/orderCalls.ts';
import { returnResponse, returnsResponse } from '../../wire/admin/returnCalls.ts';
import type { AdminApi } from './AdminApi.ts';
import { refusalOf } from './outcomes.ts';

/** The returns at `/api/admin/returns`. */
export class HttpStaffReturns implements ForSettlingReturns {
  readonly #api: AdminApi;

  constructor(api: AdminApi) {
    this.#api = api;
  }

  find(state: ReturnState | undefined, after?: string): Promise<ReturnsPage> {
    const query = new URLSearchParams({ ...(state && { state }), ...(after !== undefined && { after }) });
    const path = query.size === 0 ? '/returns' : `/returns?${query}`;
    return this.#api.call({ method: 'GET', path, responseSchema: returnsResponse });
  }

  settle(returnId: string, { kind, ...body }: ReturnStep) {
    const call = { method: 'POST', path: pathOf(returnId, kind) } as const;
    const made: Promise<object> =
      kind === 'refund'
        ? this.#api.call({ ...call, responseSchema: refundResponse })
        : this.#api.call({ ...call, body, responseSchema: returnResponse });
    return made.then(() => ({ outcome: 'settled' as const }), refusalOf);
  }

  previewRefund(returnId: string) {
    const path = pathOf(returnId, 'refund?preview');
    const call = this.#api.call({ method: 'POST', path, responseSchema: refundResponse });
    return call.then(({ refund: { amount } }) => ({ outcome: 'refund' as const, amount }), refusalOf);
  }
}

function pathOf(returnId: string, step: string): string {
  return `/returns/${encodeURIComponent(returnId)}/${step}`;
}
