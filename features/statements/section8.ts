import type { StatementSection } from './Statement.ts';

export const section8: StatementSection = {
  key: '8',
  title: 'The error catalogue',
  statements: [
    {
      id: '8.login-failure',
      text: 'A failed login shows the first reason the back-end gave, failing that the error\'s own message, failing that "Login failed. Please try again."',
    },
    { id: '8.signup-failure', text: 'A failed signup shows the answer\'s first error, else "Signup failed".' },
    {
      id: '8.product-load-failure',
      text: 'A failed product load sets the error flag and logs "Error fetching data"; the shopper gets no toast.',
    },
    {
      id: '8.list-failures',
      text: 'A failed cart, wishlist or address call is only logged; lists stay as they were and buttons work again.',
    },
    { id: '8.payment-failures', text: "A payment that is cancelled or fails is answered by section 4's two texts." },
    { id: '8.unknown-route', text: 'An unknown route is answered by "Error 404" and "Page not found".' },
    {
      id: '8.email-exists',
      text: '422 "Unprocessable Entity. Email Already Exists." answers a signup with a known e-mail.',
    },
    {
      id: '8.email-not-registered',
      text: '404 "The email you entered is not Registered. Not Found error" answers a login with an unknown e-mail.',
    },
    {
      id: '8.token-without-user',
      text: '404 with the same text always answers a protected call whose token matches no user.',
    },
    {
      id: '8.wrong-password',
      text: '401 "The credentials you entered are invalid. Unauthorized access error." answers a wrong password.',
    },
    {
      id: '8.invalid-token',
      text: '401 "The token is invalid. Unauthorized access error." answers a bad or missing token.',
    },
    {
      id: '8.unexpected-failure',
      text: "500 with the error's message or an error object answers an unexpected failure.",
    },
    { id: '8.chunk-load-error', text: 'A script chunk that fails to load is reported as a ChunkLoadError.' },
    { id: '8.toast-login', text: 'Toast on login: Welcome back, {first name}!' },
    { id: '8.toast-signup', text: "Toast on signup: You've successfully signed up, {first name}" },
    { id: '8.toast-cart-added', text: 'Toast on adding to the cart: {product} added to cart successfully!' },
    {
      id: '8.toast-cart-removed',
      text: 'Toast on removing from the cart: {product} successfully removed from the cart',
    },
    { id: '8.toast-quantity-lowered', text: 'Toast on lowering a quantity: Removed one {product} from the cart!' },
    { id: '8.toast-quantity-raised', text: 'Toast on raising a quantity: Added another {product} to the cart!' },
    {
      id: '8.toast-wishlist-added',
      text: 'Toast on adding to the wishlist: {product} added to the wishlist successfully!',
    },
    {
      id: '8.toast-wishlist-removed',
      text: 'Toast on removing from the wishlist: {product} removed from the wishlist successfully!',
    },
    { id: '8.toast-address-added', text: 'Toast on adding an address: New address added successfully!' },
    { id: '8.toast-address-updated', text: "Toast on editing an address: {address}'s address updated successfully!" },
    { id: '8.toast-address-deleted', text: "Toast on deleting an address: {address}'s address deleted successfully!" },
    { id: '8.toast-coupon-applied', text: 'Toast on selecting a coupon: Woohoo! {coupon} applied successfully!' },
    { id: '8.toast-coupon-removed', text: 'Toast on deselecting a coupon: {coupon} removed!' },
  ],
};
