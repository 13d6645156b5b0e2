import type { Session } from '../../../domain/accounts/Session.ts';
import type { Refusal } from '../failures/Refusal.ts';

/** The shopper's account in the back-end. Methods reject with {@link BackEndFailure}. */
export type ForKeepingAccount = {
  /** Whether the back-end lets shoppers change and delete their accounts. */
  readonly isKept: boolean;
  /** Replaces the password, which ends all sessions. Resolves with the token of a new one. */
  changePassword(
    session: Session,
    passwords: { readonly current: string; readonly password: string },
  ): Promise<{ readonly token: string } | 'wrong-password' | Refusal>;
  /** Resolves with all that the shop keeps of the shopper, as it is to be saved. */
  data(session: Session): Promise<object>;
  /** Deletes the account. */
  remove(session: Session, password: string): Promise<'removed' | 'wrong-password' | Refusal>;
};
