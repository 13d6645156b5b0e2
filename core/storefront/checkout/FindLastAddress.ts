import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import type { ReportFailure } from '../session/ReportFailure.ts';

/**
 * Resolves with the key of the address of the shopper's newest order, which may have been deleted since; with undefined without
 * an order, without a session and after a failure, which it reports. Never rejects.
 */
export type FindLastAddress = () => Promise<string | undefined>;

export type FindLastAddressPorts = Pick<StorefrontPorts, 'sessions' | 'orders'> & {
  readonly reportFailure: ReportFailure;
};

export function makeFindLastAddress({ sessions, orders, reportFailure }: FindLastAddressPorts): FindLastAddress {
  return async () => {
    const session = sessions.current();
    if (session === undefined) return undefined;
    try {
      const newest = (await orders.orders(session)).at(-1);
      return sessions.current()?.token === session.token ? newest?.deliveryAddress.key : undefined;
    } catch (error) {
      reportFailure(error);
      return undefined;
    }
  };
}
