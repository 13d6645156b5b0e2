/** The addresses of the shop's pages. */
export const paths = {
  home: '/',
  listing: '/product-listing',
  product: (id: number | string) => `/product-details/${id}`,
  creators: '/creators',
  creator: (name: string) => `/creators/${name}`,
  cart: '/cart',
  wishlist: '/wishlist',
  checkout: '/checkout',
  login: '/login',
  signup: '/signup',
  logout: '/logout',
  profile: '/profile',
  orders: '/profile/orders',
  order: (id: string) => `/profile/orders/${id}`,
  addresses: '/profile/addresses',
} as const;
