/** The configuration of an installation; set by the build (docs/running.md, "Building the pages"). */
export type Configuration = {
  /** The origin before `/api`; empty for the page's own origin. */
  readonly apiUrl: string;
  /** The public key of the shop's account with the payment provider. */
  readonly razorpayKey: string;
  /** The URL of the payment provider's checkout script. */
  readonly razorpayScriptUrl: string;
};

export const configuration: Configuration = {
  apiUrl: import.meta.env.VITE_API_URL ?? '',
  razorpayKey: import.meta.env.VITE_RAZORPAY_KEY ?? '',
  razorpayScriptUrl: import.meta.env.VITE_RAZORPAY_SCRIPT_URL ?? 'https://checkout.razorpay.com/v1/checkout.js',
};
