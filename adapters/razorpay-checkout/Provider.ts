import type { CheckoutOptions } from './checkoutOptions.ts';

/** One checkout of the provider's, made but not yet open. Events bring messages of shapes to be checked. */
export type ProviderCheckout = {
  on(event: 'payment.failed' | 'fault.close', callback: (message: unknown) => void): void;
  open(): void;
};

/** What the provider's script leaves behind as `window.Razorpay`. Throws when it does not like the options. */
export type Provider = new (options: CheckoutOptions) => ProviderCheckout;

/** The part of the page that the provider's script is put into and shows up in. `window` is one. */
export type ProviderPage = {
  readonly document: {
    createElement(tagName: 'script'): HTMLScriptElement;
    readonly head: { append(script: HTMLScriptElement): void };
  };
  readonly Razorpay?: unknown;
};

export function providerOf(page: ProviderPage): Provider | undefined {
  return isProvider(page.Razorpay) ? page.Razorpay : undefined;
}

function isProvider(value: unknown): value is Provider {
  return typeof value === 'function';
}
