import type { ListOutcome } from '../lists/OptimisticUpdate.ts';
import type { ForNotifyingShopper } from '../ports/ForNotifyingShopper.ts';
import type { ForRememberingSession } from '../ports/ForRememberingSession.ts';
import type { ReportFailure } from './ReportFailure.ts';
import type { Session } from './Session.ts';

/** A list as the back-end answered it. */
export type ListAnswer<Item> = {
  readonly items: readonly Item[];
  /** What the shopper is told of the change; undefined when nothing was changed. */
  readonly message?: string;
};

/**
 * Calls the back-end for the session that asked. Once that session is over, its answers are neither told nor returned.
 * Reports failures; never rejects.
 */
export type CallAsShopper = <Item>(
  session: Session,
  call: (session: Session) => Promise<ListAnswer<Item>>,
) => Promise<ListOutcome<Item>>;

export type CallAsShopperPorts = {
  readonly sessions: ForRememberingSession;
  readonly notifications: ForNotifyingShopper;
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
      return reportFailure(error);
    }
  };
}
