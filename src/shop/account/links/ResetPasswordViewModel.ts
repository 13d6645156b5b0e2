import { makeAutoObservable } from 'mobx';
import type { ResetPassword } from '../../../../core/storefront/account/ResetPassword.ts';
import type { ForNavigating } from '../../../../core/storefront/ports/browser/ForNavigating.ts';
import { AccountForm, type AccountFormContext } from '../../../shared/forms/AccountForm.ts';
import { tokenIn } from '../../paths/tokenIn.ts';

type LinkUsed = { readonly outcome: 'changed' | 'link-invalid' };

export type ResetPasswordParts = AccountFormContext & {
  readonly resetPassword: ResetPassword;
  readonly navigation: Pick<ForNavigating, 'here'>;
};

/** The page of a mailed link that sets a new password. */
export class ResetPasswordViewModel {
  readonly form: AccountForm<{ readonly password: string }, LinkUsed>;
  /** Whether the link no longer works, or never did. */
  isLinkInvalid: boolean;

  constructor({ resetPassword, navigation, ...context }: ResetPasswordParts) {
    const token = tokenIn(navigation.here());
    this.isLinkInvalid = token === '';
    this.form = new AccountForm({
      ...{ ...context, blank: { password: '' } },
      attempt: (fields) => resetPassword(fields, token),
      whenDone: ({ outcome }: LinkUsed) => this.judge(outcome),
    });
    makeAutoObservable(this, { form: false }, { autoBind: true });
  }

  private judge(outcome: LinkUsed['outcome']): void {
    this.isLinkInvalid = outcome === 'link-invalid';
  }
}
