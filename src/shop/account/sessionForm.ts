import type { SessionOutcome, SessionStarted } from '../../../core/storefront/session/startSession.ts';
import { AccountForm, type AccountFormContext } from '../../shared/forms/AccountForm.ts';
import type { AuthPages } from '../session/AuthPages.ts';

/** The form of a login or a signup. A submit is given the page to open afterwards. */
export type SessionForm<Fields extends object> = AccountForm<Fields, SessionStarted, [from: string | null]>;

type SessionFormParts<Fields> = AccountFormContext & {
  readonly authPages: Pick<AuthPages, 'complete'>;
  readonly blank: Fields;
  readonly attempt: (
    fields: Fields,
    from: string | null,
  ) => Promise<SessionOutcome<{ readonly [Field in keyof Fields]?: string | undefined }>>;
};

/** Returns a form that completes the pending action once the session has begun. */
export function sessionForm<Fields extends object>({
  authPages,
  ...parts
}: SessionFormParts<Fields>): SessionForm<Fields> {
  return new AccountForm({ ...parts, whenDone: ({ pendingAction }) => authPages.complete(pendingAction) });
}
