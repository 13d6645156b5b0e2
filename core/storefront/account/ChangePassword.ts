import type { FormRejection } from '../../domain/accounts/FormRejection.ts';
import { passwordError } from '../../domain/accounts/validateSignup.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import type { ReportFailure } from '../session/ReportFailure.ts';
import { WRONG_PASSWORD } from './wrongPassword.ts';

/** The present password and the new one. */
export type PasswordChange = { readonly current: string; readonly password: string };

type ChangePasswordOutcome =
  | { readonly outcome: 'changed' }
  | FormRejection<{ readonly [Field in keyof PasswordChange]?: string }>;

/** Changes the password. The back-end ends all sessions, and this device goes on with the new one. */
export type ChangePassword = (fields: PasswordChange) => Promise<ChangePasswordOutcome>;

export type ChangePasswordPorts = Pick<StorefrontPorts, 'account' | 'sessions' | 'notifications'> & {
  readonly reportFailure: ReportFailure;
};

const FAILED = { outcome: 'refused', text: 'Your password could not be changed. Please try again.' } as const;

export function makeChangePassword(ports: ChangePasswordPorts): ChangePassword {
  const { account, sessions, notifications, reportFailure } = ports;
  return async (fields) => {
    const errors = errorsOf(fields);
    if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors };
    const session = sessions.current();
    if (session === undefined) return FAILED;
    try {
      const answer = await account.changePassword(session, fields);
      if (answer === 'wrong-password') return { outcome: 'invalid', errors: { current: WRONG_PASSWORD } };
      if ('refusal' in answer) return { outcome: 'refused', text: answer.refusal };
      // Who has logged out or in meanwhile stays so.
      if (sessions.current()?.token === session.token) sessions.remember({ ...session, token: answer.token });
      notifications.success('Your password is changed');
      return { outcome: 'changed' };
    } catch (error) {
      reportFailure(error);
      return FAILED;
    }
  };
}

function errorsOf({ current, password }: PasswordChange): { readonly current?: string; readonly password?: string } {
  const error = passwordError('New password', password);
  return {
    ...(current === '' && { current: 'Current password is required' }),
    ...(error !== undefined && { password: error }),
  };
}
