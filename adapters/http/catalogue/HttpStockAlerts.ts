import type { Session } from '../../../core/domain/accounts/Session.ts';
import type { ForAwaitingStock } from '../../../core/storefront/ports/catalogue/ForAwaitingStock.ts';
import { stockAlertsResponse } from '../../wire/stockAlertCalls.ts';
import { entryPath } from '../entryPath.ts';
import type { ApiCall, HttpApi } from '../HttpApi.ts';
import { UnknownKey } from '../RefusedCall.ts';

const STOCK_ALERTS = '/user/stock-alerts';

/** The products that the shopper waits for, at `/api/user/stock-alerts`. */
export class HttpStockAlerts implements ForAwaitingStock {
  readonly #api: HttpApi;

  constructor(api: HttpApi) {
    this.#api = api;
  }

  awaited(session: Session): Promise<readonly string[]> {
    return this.#call({ session, method: 'GET', path: STOCK_ALERTS });
  }

  async await(session: Session, productKey: string): Promise<readonly string[]> {
    const path = entryPath(STOCK_ALERTS, productKey);
    if (path === undefined) throw new UnknownKey(`No call can name the product ${productKey}`);
    return this.#call({ session, method: 'PUT', path });
  }

  forget(session: Session, productKey: string): Promise<readonly string[]> {
    const path = entryPath(STOCK_ALERTS, productKey);
    return path === undefined ? this.awaited(session) : this.#call({ session, method: 'DELETE', path });
  }

  async #call(call: Omit<ApiCall<typeof stockAlertsResponse>, 'responseSchema'>): Promise<readonly string[]> {
    const { stockAlerts } = await this.#api.call({ ...call, responseSchema: stockAlertsResponse });
    return stockAlerts.map(({ key }) => key);
  }
}
