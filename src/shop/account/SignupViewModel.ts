import { makeAutoObservable } from 'mobx';
import type { SignupForm } from '../../../core/domain/accounts/validateSignup.ts';
import type { SignUp } from '../../../core/storefront/session/SignUp.ts';
import type { AccountFormContext } from '../../shared/forms/AccountForm.ts';
import type { AuthPages } from '../session/AuthPages.ts';
import { type SessionForm, sessionForm } from './sessionForm.ts';

const blank: SignupForm = {
  email: '',
  password: '',
  confirmPassword: '',
  firstName: '',
  lastName: '',
  acceptsTerms: false,
};

export type SignupParts = AccountFormContext & {
  readonly authPages: Pick<AuthPages, 'enter' | 'complete'>;
  readonly signUp: SignUp;
};

/** The signup page. */
export class SignupViewModel {
  readonly form: SessionForm<SignupForm>;

  private readonly authPages: SignupParts['authPages'];

  constructor({ signUp, authPages, ...context }: SignupParts) {
    this.form = sessionForm({ ...context, authPages, blank, attempt: signUp });
    this.authPages = authPages;
    makeAutoObservable<this, 'authPages'>(this, { form: false, authPages: false }, { autoBind: true });
  }

  get buttonText(): string {
    return this.form.isBusy ? 'Signing Up...' : 'Sign Up';
  }

  /** Returns a function to call when the page is left. */
  appear(): () => void {
    return this.authPages.enter(() => this.form.isBusy);
  }
}
