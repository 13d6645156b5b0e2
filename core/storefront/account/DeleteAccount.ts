import type { FormRejection } from '../../domain/accounts/FormRejection.ts';
import type { Session } from '../../domain/accounts/Session.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import type { ReportFailure } from '../session/ReportFailure.ts';
import { WRONG_PASSWORD } from './wrongPassword.ts';

/** Deletes the account, and removes what this device has stored of its shopper. */
export type DeleteAccount = (fields: {
  readonly password: string;
}) => Promise<{ readonly outcome: 'deleted' } | FormRejection<{ readonly password?: string }>>;

export type DeleteAccountPorts = Pick<
  StorefrontPorts,
  'account' | 'sessions' | 'checkouts' | 'notifications' | 'navigation'
> & { readonly reportFailure: ReportFailure };

const FAILED = { outcome: 'refused', text: 'Your account could not be deleted. Please try again.' } as const;

export function makeDeleteAccount(ports: DeleteAccountPorts): DeleteAccount {
  const { account, sessions, notifications, reportFailure } = ports;
  return async ({ password }) => {
    if (password === '') return { outcome: 'invalid', errors: { password: 'Password is required' } };
    const session = sessions.current();
    if (session === undefined) return FAILED;
    try {
      const answer = await account.remove(session, password);
      if (answer === 'wrong-password') return { outcome: 'invalid', errors: { password: WRONG_PASSWORD } };
      if (answer !== 'removed') return { outcome: 'refused', text: answer.refusal };
    } catch (error) {
      reportFailure(error);
      return FAILED;
    }
    await forget(ports, session);
    notifications.success('Your account is deleted');
    return { outcome: 'deleted' };
  };
}

async function forget({ sessions, checkouts, navigation }: DeleteAccountPorts, session: Session): Promise<void> {
  // Another shopper may have logged in meanwhile. Home first: a guarded page that lost its session would ask to log in again.
  if (sessions.current()?.token === session.token) navigation.goTo('/');
  sessions.forget(session);
  for (const { draft } of await checkouts.unfinished(session.email)) await checkouts.forget(draft.orderId);
}
