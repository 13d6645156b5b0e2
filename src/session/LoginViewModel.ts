import { actionBound, makeObservable, observable } from 'mobx';
import type { Credentials } from '../../core/domain/accounts/Credentials.ts';
import type { LogIn } from '../../core/storefront/session/LogIn.ts';
import { SessionForm, type SessionFormParts } from './SessionForm.ts';

const blank: Credentials = { email: '', password: '' };

export type LoginParts = Pick<SessionFormParts<Credentials>, 'authPages' | 'pendingWork'> & { readonly logIn: LogIn };

/** The login form. */
export class LoginViewModel extends SessionForm<Credentials> {
  isPasswordShown = false;
  /** Is on the page and does nothing yet. */
  keepsSignedIn = false;

  constructor({ logIn, ...parts }: LoginParts) {
    super({ ...parts, blank, attempt: logIn });
    makeObservable(this, {
      ...{ isPasswordShown: observable, keepsSignedIn: observable },
      ...{ togglePassword: actionBound, toggleKeepSignedIn: actionBound },
    });
  }

  togglePassword(): void {
    this.isPasswordShown = !this.isPasswordShown;
  }

  toggleKeepSignedIn(): void {
    this.keepsSignedIn = !this.keepsSignedIn;
  }
}
