import { makeAutoObservable } from 'mobx';
import type { Credentials } from '../../../core/domain/accounts/Credentials.ts';
import type { LogIn } from '../../../core/storefront/session/LogIn.ts';
import { SessionForm, type SessionFormContext } from './SessionForm.ts';

const blank: Credentials = { email: '', password: '' };

export type LoginParts = SessionFormContext & { readonly logIn: LogIn };

/** The login page. */
export class LoginViewModel {
  readonly form: SessionForm<Credentials>;
  isPasswordShown = false;
  /** The page has this choice; it has no effect yet. */
  keepsSignedIn = false;

  constructor({ logIn, ...context }: LoginParts) {
    this.form = new SessionForm({ ...context, blank, attempt: logIn });
    makeAutoObservable(this, { form: false }, { autoBind: true });
  }

  appear(): () => void {
    return this.form.appear();
  }

  togglePassword(): void {
    this.isPasswordShown = !this.isPasswordShown;
  }

  toggleKeepSignedIn(): void {
    this.keepsSignedIn = !this.keepsSignedIn;
  }
}
