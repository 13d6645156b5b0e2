import { makeAutoObservable } from 'mobx';
import type { AcceptInvitation } from '../../../core/admin/session/AcceptInvitation.ts';
import type { SessionBegun } from '../../../core/admin/session/attemptSession.ts';
import { AccountForm, type AccountFormContext } from '../../shared/forms/AccountForm.ts';
import type { StaffSessionViewModel } from '../session/StaffSessionViewModel.ts';

export type InvitationParts = AccountFormContext & {
  readonly acceptInvitation: AcceptInvitation;
  readonly session: Pick<StaffSessionViewModel, 'begin'>;
};

/** The form of an invitation, which sets the password of a new member of staff. */
export class InvitationViewModel {
  readonly form: AccountForm<{ readonly password: string }, SessionBegun, [token: string]>;
  isAccepted = false;
  private readonly session: InvitationParts['session'];

  constructor({ acceptInvitation, session, ...context }: InvitationParts) {
    this.session = session;
    this.form = new AccountForm<{ readonly password: string }, SessionBegun, [token: string]>({
      ...{ ...context, blank: { password: '' }, attempt: acceptInvitation },
      whenDone: (begun) => this.finish(begun),
    });
    makeAutoObservable<this, 'session'>(this, { form: false, session: false }, { autoBind: true });
  }

  private finish({ staff }: SessionBegun): void {
    this.session.begin(staff);
    this.isAccepted = true;
  }
}
