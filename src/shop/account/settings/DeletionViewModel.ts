import { makeAutoObservable } from 'mobx';
import type { DeleteAccount } from '../../../../core/storefront/account/DeleteAccount.ts';
import { AccountForm, type AccountFormContext } from '../../../shared/forms/AccountForm.ts';

type Deleted = { readonly outcome: 'deleted' };

export type DeletionParts = AccountFormContext & { readonly deleteAccount: DeleteAccount };

/** The deletion of the account: asked for in a dialog, which needs the password. */
export class DeletionViewModel {
  readonly form: AccountForm<{ readonly password: string }, Deleted>;
  /** Whether the dialog is open. */
  isAsked = false;

  constructor({ deleteAccount, ...context }: DeletionParts) {
    this.form = new AccountForm({
      ...{ ...context, blank: { password: '' }, attempt: deleteAccount },
      whenDone: () => this.keep(),
    });
    makeAutoObservable(this, { form: false }, { autoBind: true });
  }

  ask(): void {
    this.isAsked = true;
  }

  /** Closes the dialog and forgets the password. A deletion that is under way still counts. */
  keep(): void {
    this.isAsked = false;
    this.form.reset();
  }
}
