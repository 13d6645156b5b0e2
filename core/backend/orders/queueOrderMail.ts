import type { MailContent, MailOrder } from '../../domain/mails/Mail.ts';
import type { Timestamp } from '../../domain/time/timestamp.ts';
import { queueMail } from '../mails/queueMail.ts';
import type { TransactionStores } from '../ports/ForTransacting.ts';
import type { Checkout } from '../ports/orders/ForStoringCheckouts.ts';
import type { NewOrder } from '../ports/orders/ForStoringOrders.ts';

/** What a mail says beside the order and the shopper's name. */
type OrderMail<Content = MailContent> = Content extends { readonly order: unknown }
  ? Omit<Content, 'firstName' | 'order'>
  : never;

/** Stores a mail about an order. `subject` tells apart several mails of one kind, such as those about its parcels and returns. */
export async function queueOrderMail(
  stores: TransactionStores,
  order: NewOrder,
  mail: OrderMail,
  at: Timestamp,
  subject = order.orderId,
): Promise<void> {
  const [checkout, shopper] = await Promise.all([
    stores.checkouts.checkout(order.orderId),
    stores.shoppers.shopper(order.shopperId),
  ]);
  if (checkout === undefined || shopper === undefined) return;
  const content = { ...mail, firstName: shopper.firstName, order: mailOrder(order, checkout) } as MailContent;
  await queueMail(stores, { id: `${mail.kind}-${subject}`, to: shopper.email, content }, at);
}

function mailOrder(order: NewOrder, { draft }: Checkout): MailOrder {
  const { number, orderId, orderedProducts, amountPaid: paid, deliveryAddress: address, delivery } = order;
  const lines = orderedProducts.map(({ key, name, size, quantity, discountedPrice: price }) => ({
    ...{ key, name, size, quantity, price, amount: price * quantity },
  }));
  const { cartItemsTotal: subTotal, cartItemsDiscountTotal: discount, couponDiscountTotal: couponDiscount } = draft;
  return {
    ...{ number, orderId, lines, paid, address, subTotal, discount, couponDiscount },
    ...(delivery && { delivery }),
  };
}
