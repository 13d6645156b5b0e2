import type { ChangePassword, PasswordChange } from '../../../../core/storefront/account/ChangePassword.ts';
import { AccountForm, type AccountFormContext } from '../../../shared/forms/AccountForm.ts';

type Changed = { readonly outcome: 'changed' };

export type PasswordParts = AccountFormContext & { readonly changePassword: ChangePassword };

/** The form that changes the password; a change empties it. */
export class PasswordViewModel {
  readonly form: AccountForm<PasswordChange, Changed>;

  constructor({ changePassword, ...context }: PasswordParts) {
    this.form = new AccountForm<PasswordChange, Changed>({
      ...{ ...context, blank: { current: '', password: '' }, attempt: changePassword },
      whenDone: () => this.form.reset(),
    });
  }
}
