/** Up to this many products the storefront holds the whole catalogue; above, it asks the back-end for each part. */
export const MOST_PRODUCTS_ON_DEVICE = 2_000;
