/** The paths of the admin's pages. */
export const paths = {
  today: '/admin',
  orders: '/admin/orders',
  /** Packs one order after the other. */
  packing: '/admin/orders/packing',
  anyOrder: '/admin/orders/:number',
  order: (number: string) => `/admin/orders/${encodeURIComponent(number)}`,
  returns: '/admin/returns',
  products: '/admin/products',
  /** The page of a style; without an id, the pattern of all. */
  product: (styleId?: string) => `/admin/products/${styleId === undefined ? ':styleId' : encodeURIComponent(styleId)}`,
  coupons: '/admin/coupons',
  reports: '/admin/reports',
  stock: '/admin/stock',
  settings: '/admin/settings',
  invitation: '/admin/invitation',
} as const;
