import type { SessionBegun } from '../../../core/admin/session/attemptSession.ts';
import type { SignIn } from '../../../core/admin/session/SignIn.ts';
import type { Credentials } from '../../../core/domain/accounts/Credentials.ts';
import { AccountForm, type AccountFormContext } from '../../shared/forms/AccountForm.ts';
import type { StaffSessionViewModel } from './StaffSessionViewModel.ts';

export type SignInParts = AccountFormContext & {
  readonly signIn: SignIn;
  readonly session: Pick<StaffSessionViewModel, 'begin'>;
};

/** The form that begins a session. A refused attempt keeps what was typed. */
export class SignInViewModel {
  readonly form: AccountForm<Credentials, SessionBegun>;

  constructor({ signIn, session, ...context }: SignInParts) {
    this.form = new AccountForm({
      ...{ ...context, blank: { email: '', password: '' }, attempt: signIn },
      whenDone: ({ staff }) => session.begin(staff),
    });
  }
}
