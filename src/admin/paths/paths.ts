/** The paths of the admin's pages. */
export const paths = {
  today: '/admin',
  orders: '/admin/orders',
  /** Packs one order after the other. */
  packing: '/admin/orders/packing',
  anyOrder: '/admin/orders/:number',
  order: (number: string) => `/admin/orders/${encodeURIComponent(number)}`,
  stock: '/admin/stock',
  settings: '/admin/settings',
  invitation: '/admin/invitation',
} as const;
