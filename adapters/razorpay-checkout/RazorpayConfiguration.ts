/** The shop's account with the provider. */
export type RazorpayConfiguration = {
  /** The public key of the shop's account, for payments without an order of the provider. */
  readonly key: string;
  /** The URL of the provider's checkout script for the same payments, absolute or relative to the site's root. */
  readonly scriptUrl: string;
  /** The shop's name, which the provider's window shows. */
  readonly shopName: string;
};
