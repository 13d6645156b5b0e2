import type { StandInProvider } from '../../../adapters/razorpay-api/stand-in/StandInProvider.ts';
import type { PlacedOrder } from '../history/ShopperState.ts';
import { quantitiesOf, type ShopperAccount } from './ShopperAccount.ts';

/** A payment that the provider has captured, and the body that confirms it. */
export type CapturedCheckout = {
  readonly order: PlacedOrder;
  readonly confirmation: {
    readonly order: Readonly<Record<'checkoutId' | 'paymentId' | 'providerOrderId' | 'signature', string>>;
  };
};

/** Starts a checkout of the shopper's cart and pays it at the provider. Its webhook is on its way then. */
export async function payCheckout(account: ShopperAccount, provider: StandInProvider): Promise<CapturedCheckout> {
  const { addressList } = await account.succeed('GET', '/address');
  const { checkout } = await account.succeed('POST', '/checkout', { addressId: addressList[0]._id });
  const { id, amount, lines, payment } = checkout;
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = provider.pay(payment.orderId);
  return {
    order: { orderId: id, paymentId, amount, lines: quantitiesOf(lines) },
    confirmation: { order: { checkoutId: id, paymentId, providerOrderId: payment.orderId, signature } },
  };
}
