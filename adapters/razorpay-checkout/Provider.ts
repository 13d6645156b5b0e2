import type { CheckoutOptions } from './checkoutOptions.ts';

/** A Razorpay checkout that is not open yet. The messages of its events are not validated. */
export type ProviderCheckout = {
  on(event: 'payment.failed' | 'fault.close', callback: (message: unknown) => void): void;
  open(): void;
};

/** The constructor `window.Razorpay`, which the provider's script defines. Throws when the options are invalid. */
export type Provider = new (options: CheckoutOptions) => ProviderCheckout;

/** The part of `window` that the adapter uses to load the provider's script. */
export type ProviderPage = {
  readonly document: {
    createElement(tagName: 'script'): HTMLScriptElement;
    readonly head: { append(script: HTMLScriptElement): void };
  };
  readonly Razorpay?: unknown;
};

export function providerOf(page: ProviderPage): Provider | undefined {
  return typeof page.Razorpay === 'function' ? (page.Razorpay as Provider) : undefined;
}
