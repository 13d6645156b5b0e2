/** The shop's account with the provider. */
export type RazorpayAccount = {
  /** The public key. */
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** The URL of the API without `/v1`; Razorpay's own when it is absent. */
  readonly apiUrl?: string;
  /** The URL of the script that opens the provider's window; Razorpay's own when it is absent. */
  readonly scriptUrl?: string;
};
