import type { Session } from '../../domain/accounts/Session.ts';
import type { ListOutcome } from '../lists/OptimisticUpdate.ts';
import { RefusedCall } from '../ports/failures/RefusedCall.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import type { ReportFailure } from './ReportFailure.ts';

/** The list in a response of the back-end. */
export type ListResponse<Item> = {
  readonly items: readonly Item[];
  /** The success message for the shopper; undefined when the list did not change. */
  readonly message?: string;
};

/**
 * Calls the back-end for the session that issued the command and shows the success message. Ignores responses that arrive after
 * that session has ended. Shows why a call is refused. Reports failures; never rejects.
 */
export type CallAsShopper = <Item>(
  session: Session,
  call: (session: Session) => Promise<ListResponse<Item>>,
) => Promise<ListOutcome<Item>>;

export type CallAsShopperPorts = Pick<StorefrontPorts, 'sessions' | 'notifications'> & {
  readonly reportFailure: ReportFailure;
};

export function makeCallAsShopper({ sessions, notifications, reportFailure }: CallAsShopperPorts): CallAsShopper {
  return async (session, call) => {
    try {
      const { items, message } = await call(session);
      if (sessions.current()?.token !== session.token) return { outcome: 'session-ended' };
      if (message === undefined) return { outcome: 'unchanged', items };
      notifications.success(message);
      return { outcome: 'changed', items };
    } catch (error) {
      const [refusal] = error instanceof RefusedCall ? error.reasons : [];
      if (refusal !== undefined && sessions.current()?.token === session.token) notifications.error(refusal);
      return reportFailure(error);
    }
  };
}
