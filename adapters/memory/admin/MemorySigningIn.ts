import type { CallRefusal, ForSigningIn, SignInOutcome } from '../../../core/admin/ports/ForSigningIn.ts';
import type { SignedInStaff } from '../../../core/admin/ports/SignedInStaff.ts';
import { Unreachable } from '../../../core/admin/ports/Unreachable.ts';
import type { Credentials } from '../../../core/domain/accounts/Credentials.ts';

type StaffRow = SignedInStaff & { readonly email: string; readonly password: string };
type InvitedRow = SignedInStaff & { readonly email: string };

const WRONG = 'The e-mail or the password is wrong.';
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
  readonly #listeners = new Set<(refusal: CallRefusal) => void>();

  async current(): Promise<SignedInStaff | undefined> {
    this.#fail();
    return this.#current;
  }

  async signIn({ email, password }: Credentials): Promise<SignInOutcome> {
    this.#fail();
    if (this.wait > 0) return { outcome: 'refused', text: 'Too many attempts.', wait: this.wait };
    const row = this.staff.get(email);
    if (row === undefined || row.password !== password) return { outcome: 'refused', text: WRONG, wait: 0 };
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

  whenRefused(tell: (refusal: CallRefusal) => void): () => void {
    this.#listeners.add(tell);
    return () => void this.#listeners.delete(tell);
  }

  /** Test control: ends the session, as another browser does, and refuses a call for that. */
  endSession(): void {
    this.#current = undefined;
    for (const tell of this.#listeners) tell('ended');
  }

  /** Test control: gives the member of staff who is signed in another role, and refuses a call for that. */
  changeRole(role: SignedInStaff['role']): void {
    if (this.#current !== undefined) this.#current = { ...this.#current, role };
    for (const tell of this.#listeners) tell('forbidden');
  }

  /** Test control: makes every call fail as without a connection. */
  loseConnection(): void {
    this.failure = new Unreachable('Network Error');
  }

  #begin({ name, role }: SignedInStaff): SignInOutcome {
    this.#current = { name, role };
    return { outcome: 'signed-in', staff: this.#current };
  }

  #fail(): void {
    if (this.failure !== undefined) throw this.failure;
  }
}
