import type { FormRejection } from '../../domain/accounts/FormRejection.ts';
import type { Session } from '../../domain/accounts/Session.ts';
import type { PendingAction } from '../ports/device/PendingAction.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import { fromParameter, isAuthPage, returnPath } from './returnPath.ts';
import type { TakePendingAction } from './TakePendingAction.ts';

/** A login or signup that began a session, with the pending action. */
export type SessionStarted = { readonly outcome: 'started'; readonly pendingAction: PendingAction | undefined };

export type SessionOutcome<Errors> = SessionStarted | FormRejection<Errors>;

export type StartSessionPorts = Pick<StorefrontPorts, 'sessions' | 'notifications' | 'navigation'> & {
  readonly takePendingAction: TakePendingAction;
};

/**
 * Stores the session, shows the greeting and navigates to the page that the present login page returns to, by default `returnTo`.
 * Returns the pending action of that page. A shopper who has left the login and signup pages meanwhile stays where she is.
 */
export function startSession(ports: StartSessionPorts, session: Session, greeting: string, returnTo: string | null) {
  const { sessions, notifications, navigation, takePendingAction } = ports;
  sessions.remember(session);
  notifications.success(greeting);
  const here = navigation.here();
  if (!isAuthPage(here)) return { outcome: 'started', pendingAction: undefined } as const;
  const path = returnPath(fromParameter(here) ?? returnTo);
  const pendingAction = takePendingAction(path);
  navigation.replaceWith(path);
  return { outcome: 'started', pendingAction } as const;
}
