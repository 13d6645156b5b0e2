import type { PaymentRequest } from '../../core/storefront/ports/orders/ForTakingPayment.ts';

/** The shop's account with the provider. */
export type RazorpayConfiguration = {
  /** The public key of the shop's account, for payments without an order of the provider. */
  readonly key: string;
  /** The URL of the provider's checkout script for the same payments, absolute or relative to the site's root. */
  readonly scriptUrl: string;
  /** The shop's name, which the provider's window shows. */
  readonly shopName: string;
};

/** The limit for one note, in characters: two fewer than the provider's limit of 256. */
const NOTE_LENGTH = 254;

/** The options of the provider's constructor, with the provider's names. */
export type CheckoutOptions = {
  readonly key: string;
  /** Paise, an integer. */
  readonly amount: number;
  readonly currency: 'INR';
  /** The provider's id of the order that is paid. */
  readonly order_id?: string;
  readonly name: string;
  readonly description: string;
  readonly prefill: { readonly name: string; readonly email: string; readonly contact?: string };
  readonly notes: { readonly address: string };
  readonly handler: (answer: unknown) => void;
  readonly modal: { readonly ondismiss: () => void };
};

export type CheckoutCallbacks = Pick<CheckoutOptions, 'handler'> & CheckoutOptions['modal'];

export function checkoutOptions(
  { key, shopName }: RazorpayConfiguration,
  { amount, currency, description, prefill, address, providerOrder }: PaymentRequest,
  { handler, ondismiss }: CheckoutCallbacks,
): CheckoutOptions {
  const { name, email, phone } = prefill;
  return {
    key: providerOrder?.publicKey ?? key,
    amount,
    currency,
    ...(providerOrder !== undefined && { order_id: providerOrder.orderId }),
    name: shopName,
    description,
    prefill: { name, email, ...(phone === undefined ? {} : { contact: phone }) },
    notes: { address: address.slice(0, NOTE_LENGTH) },
    handler,
    modal: { ondismiss },
  };
}
