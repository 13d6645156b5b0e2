import { type SignupErrors, type SignupForm, validateSignup } from '../../domain/accounts/validateSignup.ts';
import { BackEndFailure } from '../ports/BackEndFailure.ts';
import type { ForAuthenticating } from '../ports/ForAuthenticating.ts';
import { type BeginSessionPorts, beginSession, type SessionOutcome } from './beginSession.ts';

/** Makes an account, logs its shopper in and returns to the remembered page `from`; returns the action that waited there. */
export type SignUp = (form: SignupForm, from: string | null) => Promise<SessionOutcome<SignupErrors>>;

export type SignUpPorts = BeginSessionPorts & { readonly authentication: ForAuthenticating };

export function makeSignUp({ authentication, ...ports }: SignUpPorts): SignUp {
  return async (form, from) => {
    const errors = validateSignup(form);
    if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors };
    try {
      const { email, password, firstName, lastName } = form;
      const names = { firstName: firstName.trim(), lastName: lastName.trim() };
      const session = await authentication.signUp({ email: email.trim(), password, ...names });
      return beginSession(ports, session, `You've successfully signed up, ${session.firstName}`, from);
    } catch (error) {
      const reason = error instanceof BackEndFailure ? error.reasons[0] : undefined;
      return { outcome: 'refused', text: reason || 'Signup failed' };
    }
  };
}
