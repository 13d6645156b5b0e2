import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import type { CallAsShopper } from '../session/CallAsShopper.ts';
import { makeLoadList } from '../session/LoadList.ts';

/**
 * Resolves with the key of the address of the shopper's newest order, which may have been deleted since; with undefined without
 * an order, without a session and after a failure, which it reports. Never rejects.
 */
export type FindLastAddress = () => Promise<string | undefined>;

export type FindLastAddressPorts = Pick<StorefrontPorts, 'sessions' | 'orders'> & {
  readonly callAsShopper: CallAsShopper;
};

export function makeFindLastAddress({ orders, ...ports }: FindLastAddressPorts): FindLastAddress {
  const loadOrders = makeLoadList({ ...ports, list: { items: (session) => orders.orders(session) } });
  return async () => {
    const loaded = await loadOrders();
    return 'items' in loaded ? loaded.items.at(-1)?.deliveryAddress.key : undefined;
  };
}
