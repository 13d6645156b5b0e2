import type { Refusal } from '../../core/backend/ports/refusals/Refusal.ts';
import { MOST_ENTRIES } from '../../core/domain/lists/mostEntries.ts';

/** The status and the text of an error response, and the state that it names. */
export type Failure = { readonly status: number; readonly text: string; readonly state?: string };

/** One text, so that who does not know the password learns nothing. */
const WRONG_CREDENTIALS = 'The e-mail, the password or the code is wrong.';

/** The response of each refusal. */
export const refusalResponses: Readonly<Record<Refusal, Failure>> = {
  'token-invalid': { status: 401, text: 'The token is invalid. Unauthorized access error.' },
  'not-registered': { status: 404, text: 'The email you entered is not Registered. Not Found error' },
  'email-exists': { status: 422, text: 'Unprocessable Entity. Email Already Exists.' },
  'wrong-password': { status: 401, text: 'The credentials you entered are invalid. Unauthorized access error.' },
  'link-invalid': { status: 422, text: 'The link is used already or too old. Please ask for a new one.' },
  'order-open': {
    status: 409,
    text: 'An order is not shipped yet. The account can be deleted once it is shipped or cancelled.',
  },
  'return-open': { status: 409, text: 'A return is not over yet. The account can be deleted once it is.' },
  'unknown-product': { status: 404, text: 'The product you asked for does not exist. Not Found error' },
  'catalogue-too-large': {
    status: 422,
    text: 'The catalogue is too large to be read at once. Please ask for GET /api/catalogue instead.',
  },
  'cart-full': { status: 422, text: `The cart has ${MOST_ENTRIES.cartLines} products. Please remove one first.` },
  'wishlist-full': { status: 422, text: `The wishlist has ${MOST_ENTRIES.wishes} products. Please remove one first.` },
  'address-book-full': {
    status: 422,
    text: `The address book has ${MOST_ENTRIES.addresses} addresses. Please remove one first.`,
  },
  'stock-alerts-full': {
    status: 422,
    text: `You wait for ${MOST_ENTRIES.stockAlerts} products already. Please take one back first.`,
  },
  'in-stock': { status: 409, text: 'This product is in stock.' },
  'unknown-address': { status: 404, text: 'The address does not exist. Please choose another one.' },
  'cart-empty': { status: 422, text: 'The cart is empty.' },
  'unknown-coupon': { status: 422, text: 'The coupon does not exist.' },
  'coupon-not-earned': { status: 422, text: 'The cart does not reach the minimum purchase of the coupon.' },
  'coupon-not-started': { status: 422, text: 'The coupon is not valid yet.' },
  'coupon-ended': { status: 422, text: 'The coupon has ended. You can order without it, or choose another one.' },
  'coupon-used-up': { status: 422, text: 'The coupon is used up. You can order without it, or choose another one.' },
  'coupon-used-by-shopper': {
    status: 422,
    text: 'You have used the coupon as often as you can. You can order without it, or choose another one.',
  },
  'amount-too-small': { status: 422, text: 'The amount is too small to be paid.' },
  'already-paid': { status: 409, text: 'This order is paid already. It is among your orders.' },
  'too-many-checkouts': { status: 429, text: 'Too many payments were started within an hour. Please try again later.' },
  'unknown-checkout': { status: 404, text: 'The checkout does not exist. Not Found error' },
  'signature-wrong': { status: 422, text: 'The payment is not signed by the payment provider.' },
  'payment-has-another-order': { status: 409, text: 'The payment belongs to another order.' },
  'amount-differs': { status: 409, text: 'The payment is of another amount. We look into it and write to you.' },
  'payment-failed': { status: 409, text: 'The payment has failed. Nothing was charged.' },
  'unknown-order': { status: 404, text: 'The order does not exist. Not Found error' },
  'unknown-page': { status: 404, text: 'The page does not exist. Not Found error' },
  'order-not-cancellable': { status: 409, text: 'The order is packed already. It can no longer be cancelled.' },
  'order-not-delivered': { status: 409, text: 'The order is not delivered yet. You can say then how it fits.' },
  'unknown-return': { status: 404, text: 'The return does not exist. Not Found error' },
  'return-not-withdrawable': {
    status: 409,
    text: 'The pieces have arrived already. The return can no longer be withdrawn.',
  },
  // Not 502 to 504, which tell a client that the shop itself cannot be reached.
  'provider-unavailable': {
    status: 424,
    text: 'The payment provider cannot be reached at the moment. Nothing was charged. Please try again.',
  },
  'not-signed-in': { status: 401, text: 'Please sign in.' },
  'not-allowed': { status: 403, text: 'Your role does not allow this.' },
  'other-site': { status: 403, text: 'This change did not come from the admin of the shop.' },
  'wrong-credentials': { status: 401, text: WRONG_CREDENTIALS },
  'code-needed': { status: 401, text: WRONG_CREDENTIALS, state: 'code-needed' },
  'too-many-codes': { status: 429, text: 'Too many attempts for this account. Please wait an hour, then try again.' },
  'not-confirmed': { status: 422, text: 'The password or the code is wrong.' },
  'codes-on': { status: 409, text: 'One-time codes are set up already.' },
  'not-a-person': { status: 403, text: 'An API key has no account of its own.' },
  'unknown-session': { status: 404, text: 'The session does not exist, or it has ended.' },
  'staff-exists': { status: 422, text: 'This e-mail address already has an account.' },
  'unknown-staff': { status: 404, text: 'This person does not work for the shop.' },
  'last-owner': { status: 409, text: 'The shop needs an owner. Please make somebody else an owner first.' },
  'no-such-coupon': { status: 404, text: 'The coupon does not exist. Not Found error' },
  'coupon-exists': { status: 409, text: 'Another coupon has this id.' },
  'unknown-mail': { status: 404, text: 'The mail does not exist.' },
  'unknown-job': { status: 404, text: 'The job does not exist, or it is done.' },
  'unknown-key': { status: 404, text: 'The API key does not exist.' },
  'unknown-style': { status: 404, text: 'The style does not exist.' },
  'unknown-picture': { status: 404, text: 'The picture does not exist.' },
  'unknown-bulk-change': { status: 404, text: 'There is no such change of many products, or it is undone.' },
  'state-not-named': {
    status: 428,
    text: 'Say which state you have changed: send the ETag that you have read as If-Match.',
  },
};
