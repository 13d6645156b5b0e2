/** The paths of the admin's pages. */
export const paths = {
  today: '/admin',
  products: '/admin/products',
  /** The page of a style; without an id, the pattern of all. */
  product: (styleId?: string) => `/admin/products/${styleId === undefined ? ':styleId' : encodeURIComponent(styleId)}`,
  invitation: '/admin/invitation',
} as const;
