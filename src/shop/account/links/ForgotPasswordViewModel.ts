import { makeAutoObservable } from 'mobx';
import type { MailPasswordLink } from '../../../../core/storefront/account/MailPasswordLink.ts';
import type { AbandonLogin } from '../../../../core/storefront/session/AbandonLogin.ts';
import { AccountForm, type AccountFormContext } from '../../../shared/forms/AccountForm.ts';

type Asked = { readonly outcome: 'asked'; readonly email: string };

export type ForgotPasswordParts = AccountFormContext & {
  readonly mailPasswordLink: MailPasswordLink;
  readonly abandonLogin: AbandonLogin;
};

/** The page of a forgotten password. */
export class ForgotPasswordViewModel {
  readonly form: AccountForm<{ readonly email: string }, Asked>;
  private askedFor: string | undefined = undefined;
  private readonly abandonLogin: AbandonLogin;

  constructor({ mailPasswordLink, abandonLogin, ...context }: ForgotPasswordParts) {
    this.abandonLogin = abandonLogin;
    this.form = new AccountForm({
      ...{ ...context, blank: { email: '' }, attempt: mailPasswordLink },
      whenDone: ({ email }: Asked) => this.tell(email),
    });
    makeAutoObservable<this, 'abandonLogin'>(this, { form: false, abandonLogin: false }, { autoBind: true });
  }

  /** What happens next, the same whether or not the e-mail has an account; undefined until the form was sent. */
  get promise(): string | undefined {
    return (
      this.askedFor &&
      `If ${this.askedFor} has an account, a mail is on its way there. Its link works once, for 30 minutes.`
    );
  }

  /** Returns a function to call when the page is left: the page belongs to the login. */
  appear(): () => void {
    return this.abandonLogin;
  }

  /** Shows the form again, with what was typed. */
  askAgain(): void {
    this.askedFor = undefined;
  }

  private tell(email: string): void {
    this.askedFor = email;
  }
}
