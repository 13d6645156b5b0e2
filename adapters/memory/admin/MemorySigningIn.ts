import type { ForSigningIn, MayRepeat, SignInOutcome } from '../../../core/admin/ports/ForSigningIn.ts';
import type { SignedInStaff } from '../../../core/admin/ports/SignedInStaff.ts';
import { Unreachable } from '../../../core/admin/ports/Unreachable.ts';

type InvitedRow = Omit<SignedInStaff, 'id'> & { readonly email: string };
/** With `code`, one signs in with that code as well. */
type StaffRow = InvitedRow & { readonly password: string; readonly code?: string };

const WRONG = 'The e-mail, the password or the code is wrong.';
const NO_INVITATION = 'This invitation no longer works. Ask for a new one.';

/** The staff of a shop in memory, and the session of one browser. */
export class MemorySigningIn implements ForSigningIn {
  /** Test control: by e-mail. */
  readonly staff = new Map<string, StaffRow>();
  /** Test control: by the token of their invitation. */
  readonly invited = new Map<string, InvitedRow>();
  /** Test control: how long no attempt to sign in is accepted, in milliseconds. */
  wait = 0;
  /** Test control: what every call rejects with. */
  failure: Error | undefined;
  #current: SignedInStaff | undefined;
  #mayRepeat: MayRepeat = async () => false;

  async current(): Promise<SignedInStaff | undefined> {
    this.#fail();
    return this.#current;
  }

  async signIn({ email, password, code }: Parameters<ForSigningIn['signIn']>[0]): Promise<SignInOutcome> {
    this.#fail();
    if (this.wait > 0) return { outcome: 'refused', text: 'Too many attempts.', wait: this.wait };
    const row = this.staff.get(email);
    if (row === undefined || row.password !== password) return { outcome: 'refused', text: WRONG, wait: 0 };
    if (row.code !== undefined && row.code !== code) return { outcome: 'code-needed', text: WRONG };
    return this.#begin(row);
  }

  async acceptInvitation(token: string, password: string): Promise<SignInOutcome> {
    this.#fail();
    const row = this.invited.get(token);
    if (row === undefined) return { outcome: 'refused', text: NO_INVITATION, wait: 0 };
    this.invited.delete(token);
    this.staff.set(row.email, { ...row, password });
    return this.#begin(row);
  }

  async signOut(): Promise<void> {
    this.#fail();
    this.#current = undefined;
  }

  whenRefused(mayRepeat: MayRepeat): void {
    this.#mayRepeat = mayRepeat;
  }

  /** Test control: ends the session, as another browser does, and refuses a call for that. Resolves with whether it is made again. */
  endSession(): Promise<boolean> {
    this.#current = undefined;
    return this.#mayRepeat('ended');
  }

  /** Test control: gives the member of staff who is signed in another role, and refuses a call for that. */
  changeRole(role: SignedInStaff['role']): void {
    if (this.#current !== undefined) this.#current = { ...this.#current, role };
    void this.#mayRepeat('forbidden');
  }

  /** Test control: makes every call fail as without a connection. */
  loseConnection(): void {
    this.failure = new Unreachable('Network Error');
  }

  #begin({ email, name, role }: InvitedRow): SignInOutcome {
    this.#current = { id: email, name, role };
    return { outcome: 'signed-in', staff: this.#current };
  }

  #fail(): void {
    if (this.failure !== undefined) throw this.failure;
  }
}
