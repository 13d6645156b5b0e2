import * as v from 'valibot';

/** The response of every call under /user/stock-alerts: the sold-out products that the shopper waits for, the oldest first. */
export const stockAlertsResponse = v.object({
  stockAlerts: v.array(v.object({ key: v.string(), createdAt: v.string() })),
});

/** Converts the alerts of a shopper to the JSON of `/api`. */
export function toWireStockAlerts(alerts: readonly { readonly sku: string; readonly createdAt: string }[]) {
  return alerts.map(({ sku, createdAt }) => ({ key: sku, createdAt }));
}
