import type { ForNavigating } from '../ports/ForNavigating.ts';
import type { ForNotifyingShopper } from '../ports/ForNotifyingShopper.ts';
import type { ForRememberingSession } from '../ports/ForRememberingSession.ts';
import type { PendingAction } from './PendingAction.ts';
import { returnPath } from './returnPath.ts';
import type { Session } from './Session.ts';
import type { TakePendingAction } from './TakePendingAction.ts';

/** How an attempt to log in or to sign up ends: what was pressed before, one message per wrong field, or why it was refused. */
export type SessionOutcome<Errors> =
  | { readonly outcome: 'begun'; readonly unfinished: PendingAction | undefined }
  | { readonly outcome: 'invalid'; readonly errors: Errors }
  | { readonly outcome: 'refused'; readonly text: string };

export type BeginSessionPorts = {
  readonly session: ForRememberingSession;
  readonly notifications: ForNotifyingShopper;
  readonly navigation: ForNavigating;
  readonly takePendingAction: TakePendingAction;
};

/** Remembers who is in, greets her and returns to the remembered page `from`; tells what was pressed there before. */
export function beginSession(ports: BeginSessionPorts, begun: Session, greeting: string, from: string | null) {
  const { session, notifications, navigation, takePendingAction } = ports;
  session.remember(begun);
  notifications.success(greeting);
  const path = returnPath(from);
  const unfinished = takePendingAction(path);
  navigation.replaceWith(path);
  return { outcome: 'begun', unfinished } as const;
}
