/** Texts that several screens show. */
export const texts = {
  addToCart: 'Add to Cart',
  chooseSize: 'Choose a size',
  removeFromWishlist: 'Remove from Wishlist',
  retry: 'Retry',
  explore: 'Explore',
  placeOrder: 'Place Order',
  noAddresses: 'No Address To Display',
} as const;
