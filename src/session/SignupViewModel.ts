import { computed, makeObservable } from 'mobx';
import type { SignUp } from '../../core/session/SignUp.ts';
import type { SignupForm } from '../../core/session/validateSignup.ts';
import { SessionForm, type SessionFormParts } from './SessionForm.ts';

const blank: SignupForm = {
  email: '',
  password: '',
  confirmPassword: '',
  firstName: '',
  lastName: '',
  acceptsTerms: false,
};

export type SignupParts = Pick<SessionFormParts<SignupForm>, 'doors' | 'activity'> & { readonly signUp: SignUp };

/** The signup form. */
export class SignupViewModel extends SessionForm<SignupForm> {
  constructor({ signUp, ...parts }: SignupParts) {
    super({ ...parts, blank, attempt: signUp });
    makeObservable(this, { buttonText: computed });
  }

  get buttonText(): string {
    return this.isBusy ? 'Signing Up...' : 'Sign Up';
  }
}
