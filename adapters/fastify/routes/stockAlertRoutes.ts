import type { BackEnd } from '../../../core/backend/BackEnd.ts';
import type { StockAlert } from '../../../core/backend/ports/ForStoringStockAlerts.ts';
import { entryParameters } from '../../wire/requestText.ts';
import { stockAlertsResponse, toWireStockAlerts } from '../../wire/stockAlertCalls.ts';
import { type ApiRoute, shopperRoute } from '../ApiRoute.ts';

const toBody = (alerts: readonly StockAlert[]) => ({ stockAlerts: toWireStockAlerts(alerts) });
const schema = { params: entryParameters, response: stockAlertsResponse };

/** The calls under /user/stock-alerts. Each returns all products that the shopper waits for. */
export function stockAlertRoutes({
  showStockAlerts,
  changeStockAlerts,
}: Pick<BackEnd, 'showStockAlerts' | 'changeStockAlerts'>): readonly ApiRoute[] {
  return [
    shopperRoute({
      ...{ method: 'GET', path: '/user/stock-alerts', schema: { response: stockAlertsResponse }, toBody },
      summary: 'Returns the sold-out products that the shopper waits for.',
      handle: showStockAlerts,
    }),
    shopperRoute({
      ...{ method: 'PUT', path: '/user/stock-alerts/:id', schema, toBody },
      summary:
        'Lets the shopper wait for a sold-out product: one mail tells when it is back. Repeating it changes nothing.',
      refusals: ['unknown-product', 'in-stock', 'stock-alerts-full'],
      handle: (shopperId, { params }) => changeStockAlerts(shopperId, { type: 'add', productKey: params.id }),
    }),
    shopperRoute({
      ...{ method: 'DELETE', path: '/user/stock-alerts/:id', schema, toBody },
      summary: 'Lets the shopper wait for a product no longer. An unknown id changes nothing.',
      handle: (shopperId, { params }) => changeStockAlerts(shopperId, { type: 'remove', productKey: params.id }),
    }),
  ];
}
