/** How many entries the shop stores of one shopper. More would make every answer, and every later change, slow. */
export const MOST_ENTRIES = { cartLines: 100, wishes: 500, addresses: 20, stockAlerts: 100 } as const;
