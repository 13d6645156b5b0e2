import { makeAutoObservable } from 'mobx';
import type { SignupForm } from '../../../core/domain/accounts/validateSignup.ts';
import type { SignUp } from '../../../core/storefront/session/SignUp.ts';
import { SessionForm, type SessionFormContext } from './SessionForm.ts';

const blank: SignupForm = {
  email: '',
  password: '',
  confirmPassword: '',
  firstName: '',
  lastName: '',
  acceptsTerms: false,
};

export type SignupParts = SessionFormContext & { readonly signUp: SignUp };

/** The signup page. */
export class SignupViewModel {
  readonly form: SessionForm<SignupForm>;

  constructor({ signUp, ...context }: SignupParts) {
    this.form = new SessionForm({ ...context, blank, attempt: signUp });
    makeAutoObservable(this, { form: false }, { autoBind: true });
  }

  get buttonText(): string {
    return this.form.isBusy ? 'Signing Up...' : 'Sign Up';
  }

  appear(): () => void {
    return this.form.appear();
  }
}
