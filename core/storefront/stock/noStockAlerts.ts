import type { ForAwaitingStock } from '../ports/catalogue/ForAwaitingStock.ts';

/** No product is counted, so that there is none to wait for. */
export const noStockAlerts: ForAwaitingStock = {
  awaited: async () => [],
  await: async () => [],
  forget: async () => [],
};
