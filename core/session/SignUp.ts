import { BackEndFailure } from '../ports/BackEndFailure.ts';
import type { ForAuthenticating } from '../ports/ForAuthenticating.ts';
import type { ForNavigating } from '../ports/ForNavigating.ts';
import type { ForNotifyingShopper } from '../ports/ForNotifyingShopper.ts';
import type { ForRememberingSession } from '../ports/ForRememberingSession.ts';
import { returnPath } from './returnPath.ts';
import type { TakeUnfinishedPress } from './TakeUnfinishedPress.ts';
import type { UnfinishedPress } from './UnfinishedPress.ts';
import { type SignupErrors, type SignupForm, validateSignup } from './validateSignup.ts';

export type SignUpOutcome =
  | { readonly outcome: 'signed-up'; readonly unfinished: UnfinishedPress | undefined }
  | { readonly outcome: 'invalid'; readonly errors: SignupErrors }
  | { readonly outcome: 'refused'; readonly text: string };

/** Makes an account, logs its shopper in and returns to the remembered page `from`; tells what was pressed there before. */
export type SignUp = (form: SignupForm, from: string | null) => Promise<SignUpOutcome>;

export type SignUpPorts = {
  readonly authentication: ForAuthenticating;
  readonly session: ForRememberingSession;
  readonly shopper: ForNotifyingShopper;
  readonly navigation: ForNavigating;
  readonly takeUnfinishedPress: TakeUnfinishedPress;
};

export function makeSignUp(ports: SignUpPorts): SignUp {
  const { authentication, session, shopper, navigation, takeUnfinishedPress } = ports;
  return async (form, from) => {
    const errors = validateSignup(form);
    if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors };
    try {
      const { email, password, firstName, lastName } = form;
      const signedUp = await authentication.signUp({
        email: email.trim(),
        password,
        firstName: firstName.trim(),
        lastName: lastName.trim(),
      });
      session.remember(signedUp);
      shopper.success(`You've successfully signed up, ${signedUp.firstName}`);
      const path = returnPath(from);
      const unfinished = takeUnfinishedPress(path);
      navigation.replaceWith(path);
      return { outcome: 'signed-up', unfinished };
    } catch (error) {
      const reason = error instanceof BackEndFailure ? error.reasons[0] : undefined;
      return { outcome: 'refused', text: reason || 'Signup failed' };
    }
  };
}
