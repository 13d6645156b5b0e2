/**
 * Every text that the storefront specification gives to the letter, with the section that gives it. `…` stands for a
 * name or an amount.
 */
export const exactTexts: readonly (readonly [section: string, text: string])[] = [
  ...of('1', 'Free'),
  ...of('2 global', 'Products', 'Login', 'Profile', 'Error 404', 'Page not found', 'Back to Home'),
  ...of('2 home', 'Shop Now', 'New Arrivals', 'Shop By Categories'),
  ...of('2 listing', 'Filter', 'Below 200', '201-999', '1000-1999', 'Over 2000', 'Reset', 'Add to Cart', 'Go to Cart'),
  ...of('2 listing', 'Sorry, there are no matching products!', 'highToLow', 'lowToHigh'),
  ...of('2 cart', 'Apply Coupons?', 'Sub-total', 'Discount', 'Coupon discount', 'Delivery & handling', 'Total'),
  ...of('2 cart', 'You saved', 'Place Order', 'Cart is Empty!', 'Explore'),
  ...of('2 wishlist', 'Remove from Wishlist', 'Added to Cart', 'Wishlist is Empty!'),
  ...of('2 checkout', 'Add New Address', 'In Your Bag', 'Billing Summary', 'Subtotal', 'Shipping', 'Delivering To'),
  ...of('2 checkout', 'Please provide/select an address to proceed!', 'No items in your cart to Checkout!'),
  ...of('2 login', 'Keep me signed in', 'Forgot your password?'),
  ...of('2 signup', 'Sign Up', 'Signing Up...'),
  ...of('2 logout', 'Logout'),
  ...of('2 profile', 'Your Orders', 'No Orders', 'New Address', 'Edit', 'Delete', 'No Address To Display'),
  ...of('2 profile', 'Add Dummy Data'),
  ...of('4', 'Error fetching data', "You're logged out successfully!", 'Please login first!', 'Minimum purchase: …'),
  ...of('4', 'Please select an address!', 'Payment process was canceled or failed', 'Payment failed: …'),
  ...of('5', 'Passwords do not match'),
  ...of('8', 'Login failed. Please try again.', 'Signup failed', 'ChunkLoadError', 'Network Error'),
  ...of('8', 'Unprocessable Entity. Email Already Exists.'),
  ...of('8', 'The email you entered is not Registered. Not Found error'),
  ...of('8', 'The credentials you entered are invalid. Unauthorized access error.'),
  ...of('8', 'The token is invalid. Unauthorized access error.'),
  ...of('8 toasts', 'Welcome back, …!', "You've successfully signed up, …", '… added to cart successfully!'),
  ...of('8 toasts', '… successfully removed from the cart', 'Removed one … from the cart!'),
  ...of('8 toasts', 'Added another … to the cart!', '… added to the wishlist successfully!'),
  ...of('8 toasts', '… removed from the wishlist successfully!', 'New address added successfully!'),
  ...of('8 toasts', "…'s address updated successfully!", "…'s address deleted successfully!"),
  ...of('8 toasts', 'Woohoo! … applied successfully!', '… removed!'),
  ...of('9', 'BLACK FRIDAY OFFER', 'NEW YEAR OFFER', 'INR'),
];

function of(section: string, ...texts: readonly string[]): readonly (readonly [string, string])[] {
  return texts.map((text) => [section, text] as const);
}
