import { makeAutoObservable } from 'mobx';
import type { Credentials } from '../../../core/domain/accounts/Credentials.ts';
import type { ForMailingLinks } from '../../../core/storefront/ports/account/ForMailingLinks.ts';
import type { LogIn } from '../../../core/storefront/session/LogIn.ts';
import type { AccountFormContext } from '../../shared/forms/AccountForm.ts';
import type { AuthPages } from '../session/AuthPages.ts';
import { type SessionForm, sessionForm } from './sessionForm.ts';

const blank: Credentials = { email: '', password: '' };

export type LoginParts = AccountFormContext & {
  readonly authPages: Pick<AuthPages, 'enter' | 'complete'>;
  readonly links: Pick<ForMailingLinks, 'areMailed'>;
  readonly logIn: LogIn;
};

/** The login page. */
export class LoginViewModel {
  readonly form: SessionForm<Credentials>;
  /** Whether a link can be mailed that sets a new password. */
  readonly canMailLink: boolean;
  isPasswordShown = false;
  /** The page has this choice; it has no effect yet. */
  keepsSignedIn = false;
  private readonly authPages: LoginParts['authPages'];

  constructor({ logIn, links, authPages, ...context }: LoginParts) {
    this.form = sessionForm({ ...context, authPages, blank, attempt: logIn });
    this.authPages = authPages;
    this.canMailLink = links.areMailed;
    makeAutoObservable<this, 'authPages'>(
      this,
      { form: false, canMailLink: false, authPages: false },
      { autoBind: true },
    );
  }

  /** Returns a function to call when the page is left. */
  appear(): () => void {
    return this.authPages.enter(() => this.form.isBusy);
  }

  togglePassword(): void {
    this.isPasswordShown = !this.isPasswordShown;
  }

  toggleKeepSignedIn(): void {
    this.keepsSignedIn = !this.keepsSignedIn;
  }
}
