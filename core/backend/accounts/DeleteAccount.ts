import { erasedAddress } from '../../domain/addresses/erasedAddress.ts';
import type { OrderStatus } from '../../domain/orders/OrderStatus.ts';
import { isOpen } from '../../domain/returns/Return.ts';
import { statusOf } from '../orders/FulfilOrder.ts';
import type { Shopper } from '../ports/accounts/ForStoringShoppers.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { TransactionStores } from '../ports/ForTransacting.ts';
import type { Checkout } from '../ports/orders/ForStoringCheckouts.ts';
import type { StoredOrder } from '../ports/orders/ForStoringOrders.ts';
import type { Invalid } from '../ports/refusals/Invalid.ts';
import { WRONG_PASSWORD } from './wrongPassword.ts';

/**
 * Deletes an account: name, e-mail, password, lists and mails go. Of orders and checkouts, lines, amounts and what tax law needs of the
 * address stay, and how their pieces fit. Refused while an order is not shipped or a return not over.
 */
export type DeleteAccount = (
  shopperId: string,
  password: string,
) => Promise<object | 'not-registered' | 'order-open' | 'return-open' | Invalid>;

type Account = {
  readonly shopper: Shopper;
  readonly orders: readonly StoredOrder[];
  readonly checkouts: readonly Checkout[];
};

const OPEN: readonly OrderStatus[] = ['payment-pending', 'placed', 'packed'];

export function makeDeleteAccount({
  transactions,
  shoppers,
  passwords,
}: Pick<BackEndPorts, 'transactions' | 'shoppers' | 'passwords'>): DeleteAccount {
  return async (shopperId, password) => {
    const known = await shoppers.shopper(shopperId);
    if (known === undefined) return 'not-registered';
    if (!(await passwords.matches(password, known.passwordHash))) return WRONG_PASSWORD;
    return transactions.within(async (stores) => {
      const checkouts = await stores.checkouts.lockAll(shopperId);
      await stores.shoppers.lock(shopperId);
      const shopper = await stores.shoppers.shopper(shopperId);
      if (shopper === undefined) return 'not-registered';
      const orders = await stores.orders.orders(shopperId);
      if (orders.some((order) => OPEN.includes(statusOf(order)))) return 'order-open';
      for (const { orderId } of orders) if ((await stores.returns.ofOrder(orderId)).some(isOpen)) return 'return-open';
      await erase(stores, { shopper, orders, checkouts });
      return {};
    });
  };
}

/** The shopper goes first: an address may go only after its shopper. */
async function erase(stores: TransactionStores, { shopper, orders, checkouts }: Account): Promise<void> {
  await stores.shoppers.erase(shopper.id);
  await stores.accountTokens.remove(shopper.id);
  await stores.mails.remove(shopper.email);
  for (const { orderId, deliveryAddress } of orders)
    await stores.orders.eraseAddress(orderId, erasedAddress(deliveryAddress));
  for (const { id, draft } of checkouts) await stores.checkouts.eraseAddress(id, erasedAddress(draft.orderAddress));
}
