/** What the shop knows of its account with the provider. */
export type RazorpayConfiguration = {
  /** The public key of the shop's account. */
  readonly key: string;
  /** Where the provider's checkout script is had, absolute or from the site's root. */
  readonly scriptUrl: string;
  /** The shop's name as the provider's window shows it. */
  readonly shopName: string;
};
