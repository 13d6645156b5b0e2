/** Why the back-end refuses a call. The driving adapter gives each its status and text. */
export type Refusal =
  /** The token is missing, forged, expired or ended. */
  | 'token-invalid'
  /** No shopper has this e-mail, or the shopper of the token is deleted. */
  | 'not-registered'
  | 'email-exists'
  /** Somebody works for the shop with this e-mail. */
  | 'staff-exists'
  | 'wrong-password'
  /** The token of a mailed link is wrong, used, replaced or too old. */
  | 'link-invalid'
  /** The account has an order that is not shipped. */
  | 'order-open'
  /** The account has a return that is not over. */
  | 'return-open'
  | 'unknown-product'
  | 'catalogue-too-large'
  /** The cart, the wishlist or the address book has as many entries, or the shopper waits for as many products, as the shop stores. */
  | 'cart-full'
  | 'wishlist-full'
  | 'address-book-full'
  | 'stock-alerts-full'
  /** A shopper wants to wait for a product that is not sold out. */
  | 'in-stock'
  | 'unknown-address'
  | 'cart-empty'
  | 'unknown-coupon'
  | 'coupon-not-earned'
  | 'coupon-not-started'
  /** The coupon has ended, perhaps since the shopper has chosen it. */
  | 'coupon-ended'
  /** The coupon is used as often as it says: by anyone, or by this shopper. */
  | 'coupon-used-up'
  | 'coupon-used-by-shopper'
  /** The amount is below the smallest that the provider takes, 100 paise. */
  | 'amount-too-small'
  /** The cart was paid in another tab or on another device. Its order is made. */
  | 'already-paid'
  /** The shopper has started as many checkouts within an hour, without paying, as the shop allows. */
  | 'too-many-checkouts'
  /** The shopper has no checkout of this id. */
  | 'unknown-checkout'
  | 'signature-wrong'
  /** The checkout was paid with another payment, or the payment paid another checkout. */
  | 'payment-has-another-order'
  /** The provider reports another amount than that of the checkout. */
  | 'amount-differs'
  /** The provider reports that the payment has failed. */
  | 'payment-failed'
  | 'unknown-order'
  /** The shop has no text page of this name. */
  | 'unknown-page'
  /** The order is packed, shipped or delivered. */
  | 'order-not-cancellable'
  /** How an order fits is said once it is delivered. */
  | 'order-not-delivered'
  /** The order has no return of this id. */
  | 'unknown-return'
  /** The pieces of the return have arrived, or it is over. */
  | 'return-not-withdrawable'
  | 'provider-unavailable'
  /** A call of the admin without a session or API key that works. */
  | 'not-signed-in'
  /** The role of the caller does not allow the call. */
  | 'not-allowed'
  /** A change of the admin with a session that another site may have sent. */
  | 'other-site'
  /** The e-mail and the password open no account of the staff. */
  | 'wrong-credentials'
  /** The password is right, and a one-time code is needed as well: there is none, or it is wrong or used. */
  | 'code-needed'
  /** So many codes or passwords of this person were wrong that no more are tried for an hour. */
  | 'too-many-codes'
  /** The password or the code that confirms a change of one's own account is wrong. */
  | 'not-confirmed'
  /** One-time codes are set up already. */
  | 'codes-on'
  /** An API key asks for what only a person has. */
  | 'not-a-person'
  | 'unknown-session'
  | 'unknown-staff'
  /** Without this person, nobody could sign in as an owner. */
  | 'last-owner'
  | 'unknown-key'
  | 'unknown-mail'
  | 'unknown-job'
  | 'unknown-style'
  | 'unknown-picture'
  | 'unknown-bulk-change'
  /** A change that does not say which state of the thing it is made to. */
  | 'state-not-named'
  /** Staff name a coupon that there is not, or give a new one the id of another. */
  | 'no-such-coupon'
  | 'coupon-exists';

/** Why a call for a shopper is refused before anything is written. */
export type ShopperRefusal = 'token-invalid' | 'not-registered';

/** Whether a result is one of the refusals, which are texts, rather than a value, which is an object. */
export function isRefusal<Value extends object, Reason extends Refusal>(result: Value | Reason): result is Reason {
  return typeof result === 'string';
}
