import { makeAutoObservable } from 'mobx';
import type { SessionBegun } from '../../../core/admin/session/attemptSession.ts';
import type { CodeNeeded, SignIn, SignInFields } from '../../../core/admin/session/SignIn.ts';
import { AccountForm, type AccountFormContext } from '../../shared/forms/AccountForm.ts';
import type { StaffSessionViewModel } from './StaffSessionViewModel.ts';

export type SignInParts = AccountFormContext & {
  readonly signIn: SignIn;
  readonly session: Pick<StaffSessionViewModel, 'begin'>;
};

/** The form that begins a session. A refused attempt keeps what was typed. */
export class SignInViewModel {
  /** Whether a one-time code is asked for: only once the password was right. */
  isCodeAsked = false;
  readonly form: AccountForm<SignInFields, SessionBegun | CodeNeeded>;

  constructor({ signIn, session, ...context }: SignInParts) {
    this.form = new AccountForm<SignInFields, SessionBegun | CodeNeeded>({
      ...{ ...context, blank: { email: '', password: '', code: '' }, attempt: signIn },
      whenDone: (done) => (done.outcome === 'begun' ? session.begin(done.staff) : this.askForCode()),
    });
    makeAutoObservable(this, { form: false });
  }

  private askForCode(): void {
    this.isCodeAsked = true;
  }
}
