import { type SignupErrors, type SignupForm, validateSignup } from '../../domain/accounts/validateSignup.ts';
import { isolated } from '../../domain/text/isolated.ts';
import { BackEndFailure } from '../ports/failures/BackEndFailure.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import { type SessionOutcome, type StartSessionPorts, startSession } from './startSession.ts';

/** Creates an account, logs the shopper in and navigates to `returnTo`. Returns the pending action of that page. */
export type SignUp = (form: SignupForm, returnTo: string | null) => Promise<SessionOutcome<SignupErrors>>;

export type SignUpPorts = StartSessionPorts & Pick<StorefrontPorts, 'authentication'>;

export function makeSignUp({ authentication, ...ports }: SignUpPorts): SignUp {
  return async (form, returnTo) => {
    const errors = validateSignup(form);
    if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors };
    try {
      const { email, password, firstName, lastName } = form;
      const names = { firstName: firstName.trim(), lastName: lastName.trim() };
      const session = await authentication.signUp({ email: email.trim(), password, ...names });
      return startSession(ports, session, `You've successfully signed up, ${isolated(session.firstName)}`, returnTo);
    } catch (error) {
      const reason = error instanceof BackEndFailure ? error.reasons[0] : undefined;
      return { outcome: 'refused', text: reason || 'Signup failed' };
    }
  };
}
