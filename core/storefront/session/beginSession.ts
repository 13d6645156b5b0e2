import type { ForNavigating } from '../ports/ForNavigating.ts';
import type { ForNotifyingShopper } from '../ports/ForNotifyingShopper.ts';
import type { ForRememberingSession } from '../ports/ForRememberingSession.ts';
import type { PendingAction } from './PendingAction.ts';
import { returnPath } from './returnPath.ts';
import type { Session } from './Session.ts';
import type { TakePendingAction } from './TakePendingAction.ts';

/** How an attempt to log in or to sign up ends: with the action that waited, one message per wrong field, or a refusal. */
export type SessionOutcome<Errors> =
  | { readonly outcome: 'begun'; readonly pendingAction: PendingAction | undefined }
  | { readonly outcome: 'invalid'; readonly errors: Errors }
  | { readonly outcome: 'refused'; readonly text: string };

export type BeginSessionPorts = {
  readonly sessions: ForRememberingSession;
  readonly notifications: ForNotifyingShopper;
  readonly navigation: ForNavigating;
  readonly takePendingAction: TakePendingAction;
};

/** Remembers the session, greets the shopper and returns to the page `from`; returns the action that waited there. */
export function beginSession(ports: BeginSessionPorts, session: Session, greeting: string, from: string | null) {
  const { sessions, notifications, navigation, takePendingAction } = ports;
  sessions.remember(session);
  notifications.success(greeting);
  const path = returnPath(from);
  const pendingAction = takePendingAction(path);
  navigation.replaceWith(path);
  return { outcome: 'begun', pendingAction } as const;
}
