import { deliveryText } from '../../../core/domain/delivery/deliveryText.ts';
import type { Order } from '../../../core/domain/orders/Order.ts';

/** What a shopper reads after she has paid. */
export type Thanks = {
  /** Says the number of the order, if it is placed. */
  readonly title: string;
  readonly number: string;
  readonly next: string;
};

/** Returns the thanks for an order; undefined for one without a number, which is kept on the device only. */
export function thanksFor({ number, status, delivery }: Order, firstName: string): Thanks | undefined {
  if (number === undefined) return undefined;
  const thanks = firstName === '' ? 'Thank you.' : `Thank you, ${firstName}.`;
  if (status === 'payment-pending')
    return { number, title: thanks, next: 'We have your payment; the order follows in a moment.' };
  return {
    number,
    title: `${thanks} Your order ${number} is placed.`,
    next: `We pack it next. You get a mail when it is on its way.${delivery ? ` It arrives ${deliveryText(delivery)}.` : ''}`,
  };
}
