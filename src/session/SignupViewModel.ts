import { computed, makeObservable } from 'mobx';
import type { SignupForm } from '../../core/domain/accounts/validateSignup.ts';
import type { SignUp } from '../../core/storefront/session/SignUp.ts';
import { SessionForm, type SessionFormParts } from './SessionForm.ts';

const blank: SignupForm = {
  email: '',
  password: '',
  confirmPassword: '',
  firstName: '',
  lastName: '',
  acceptsTerms: false,
};

export type SignupParts = Pick<SessionFormParts<SignupForm>, 'authPages' | 'pendingWork'> & { readonly signUp: SignUp };

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
