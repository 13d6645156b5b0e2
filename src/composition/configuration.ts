/** What differs from one installation of the shop to the next; set when it is built (README, "Configuration"). */
export type Configuration = {
  /** What stands before `/api`; empty for the page's own origin. */
  readonly apiUrl: string;
  /** The public key of the shop's account with the payment provider. */
  readonly razorpayKey: string;
  /** Where the payment provider's checkout script is had. */
  readonly razorpayScriptUrl: string;
};

export const configuration: Configuration = {
  apiUrl: import.meta.env.VITE_API_URL ?? '',
  razorpayKey: import.meta.env.VITE_RAZORPAY_KEY ?? '',
  razorpayScriptUrl: import.meta.env.VITE_RAZORPAY_SCRIPT_URL ?? 'https://checkout.razorpay.com/v1/checkout.js',
};
