import * as v from 'valibot';
import type {
  ForManagingStock,
  MoveOutcome,
  StockMovement,
  StockPage,
  StockSearch,
} from '../../../core/admin/ports/ForManagingStock.ts';
import { movementsResponse, stockResponse } from '../../wire/admin/stockCalls.ts';
import { errorResponse } from '../../wire/errorResponse.ts';
import type { AdminApi } from './AdminApi.ts';
import { RefusedCall } from './RefusedCall.ts';

/** The stock at `/api/admin/stock`. */
export class HttpStock implements ForManagingStock {
  readonly #api: AdminApi;

  constructor(api: AdminApi) {
    this.#api = api;
  }

  find({ text, state }: StockSearch, after?: string): Promise<StockPage> {
    const query = new URLSearchParams({
      ...(state !== undefined && { state }),
      ...(text !== '' && { q: text }),
      ...(after !== undefined && { after }),
    });
    const path = query.size === 0 ? '/stock' : `/stock?${query}`;
    return this.#api.call({ method: 'GET', path, responseSchema: stockResponse });
  }

  move(movements: readonly StockMovement[]): Promise<MoveOutcome> {
    const call = { method: 'POST', path: '/stock/movements', body: { movements } } as const;
    return this.#api.call({ ...call, responseSchema: movementsResponse }).then(
      ({ levels }): MoveOutcome => ({ outcome: 'moved', levels }),
      (error: unknown): MoveOutcome => {
        if (!(error instanceof RefusedCall)) throw error;
        const reasons = v.safeParse(errorResponse, error.body);
        return { outcome: 'refused', texts: reasons.success ? reasons.output.errors : [error.text] };
      },
    );
  }
}
