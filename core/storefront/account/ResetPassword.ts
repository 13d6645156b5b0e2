import type { FormRejection } from '../../domain/accounts/FormRejection.ts';
import { passwordError } from '../../domain/accounts/validateSignup.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';

type ResetPasswordOutcome =
  | { readonly outcome: 'changed' }
  | { readonly outcome: 'link-invalid' }
  | FormRejection<{ readonly password?: string }>;

/**
 * Sets a new password with the token of a mailed link, then navigates to the login page. Ends the session on this device, because
 * the back-end ends all sessions of the link's shopper.
 */
export type ResetPassword = (fields: { readonly password: string }, token: string) => Promise<ResetPasswordOutcome>;

export type ResetPasswordPorts = Pick<
  StorefrontPorts,
  'links' | 'sessions' | 'tokens' | 'notifications' | 'navigation' | 'log'
>;

export function makeResetPassword(ports: ResetPasswordPorts): ResetPassword {
  return async ({ password }, token) => {
    const error = passwordError('New password', password);
    if (error !== undefined) return { outcome: 'invalid', errors: { password: error } };
    try {
      const answer = await ports.links.resetPassword(token, password);
      if (answer === 'link-invalid') return { outcome: 'link-invalid' };
      if (answer !== 'done') return { outcome: 'refused', text: answer.refusal };
    } catch (failure) {
      ports.log.error('A password could not be set', failure);
      return { outcome: 'refused', text: 'Your password could not be changed. Please try again.' };
    }
    leadToLogin(ports);
    return { outcome: 'changed' };
  };
}

function leadToLogin({ sessions, tokens, notifications, navigation, log }: ResetPasswordPorts): void {
  const current = sessions.current();
  if (current !== undefined) {
    sessions.forget(current);
    // It may be the session of another shopper.
    tokens.end(current).catch((error) => log.error('A token could not be ended', error));
  }
  notifications.success('Your password is changed. Please log in.');
  navigation.replaceWith('/login');
}
