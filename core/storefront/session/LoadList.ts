import type { Session } from '../../domain/accounts/Session.ts';
import type { ListOutcome } from '../lists/OptimisticUpdate.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import type { CallAsShopper } from './CallAsShopper.ts';

/** Reads the current shopper's cart, wishlist or address book. */
export type LoadList<Item> = () => Promise<ListOutcome<Item>>;

export type LoadListPorts<Item> = Pick<StorefrontPorts, 'sessions'> & {
  readonly list: { items(session: Session): Promise<readonly Item[]> };
  readonly callAsShopper: CallAsShopper;
};

export function makeLoadList<Item>({ list, sessions, callAsShopper }: LoadListPorts<Item>): LoadList<Item> {
  return async () => {
    const session = sessions.current();
    if (session === undefined) return { outcome: 'session-ended' };
    return callAsShopper(session, async () => ({ items: await list.items(session) }));
  };
}
