import { makeAutoObservable, observableRef } from 'mobx';
import type { ForLogging } from '../../../core/admin/ports/ForLogging.ts';
import type { ForSigningIn } from '../../../core/admin/ports/ForSigningIn.ts';
import type { SignedInStaff } from '../../../core/admin/ports/SignedInStaff.ts';
import { Unreachable } from '../../../core/admin/ports/Unreachable.ts';
import type { PendingWork } from '../../shared/connection/PendingWork.ts';

export type StaffSessionParts = {
  readonly session: Pick<ForSigningIn, 'current' | 'signOut'>;
  readonly pendingWork: PendingWork;
  readonly log: ForLogging;
};

/** `opening`: not known yet. `failed`: the back-end has not told. */
export type SessionStatus = 'opening' | 'failed' | 'signed-out' | 'signed-in';

/** The session of the member of staff who uses this browser. */
export class StaffSessionViewModel {
  status: SessionStatus = 'opening';
  /** The member of staff who is signed in. */
  staff: SignedInStaff | undefined;
  isSigningOut = false;
  /** Why signing out had no effect; empty while there is nothing to say. */
  refusal = '';
  /** Who waits until somebody has signed in again. */
  private readonly waiting = new Set<(isSignedIn: boolean) => void>();
  /** Counts the sessions, so that what was asked of an earlier one is ignored. */
  private generation = 0;
  private readonly parts: StaffSessionParts;

  constructor(parts: StaffSessionParts) {
    this.parts = parts;
    makeAutoObservable<this, 'generation' | 'parts'>(
      this,
      { staff: observableRef, generation: false, parts: false },
      { autoBind: true },
    );
  }

  /** Asks the back-end whose session is open. */
  async open(): Promise<void> {
    const { session, pendingWork } = this.parts;
    const { generation } = this;
    this.status = 'opening';
    try {
      const staff = await pendingWork.track(session.current());
      if (generation === this.generation) this.show(staff);
    } catch (error) {
      this.report(error);
      if (generation === this.generation) this.fail();
    }
  }

  /** Shows the session that an attempt to sign in has begun. */
  begin(staff: SignedInStaff): void {
    this.show(staff);
  }

  /** Asks to sign in again: the back-end has ended the session. */
  expire(): void {
    this.show(undefined);
  }

  /** Whether somebody is asked to sign in again above the screen, which keeps what was typed. */
  get isRenewing(): boolean {
    return this.waiting.size > 0;
  }

  /** Asks to sign in again above the screen. Resolves with whether somebody has. */
  renew(): Promise<boolean> {
    return new Promise((resolve) => this.wait(resolve));
  }

  /** Leaves the screen as it is, without a session. */
  giveUpRenewing(): void {
    this.endWaiting(false);
  }

  async signOut(): Promise<void> {
    if (this.isSigningOut) return;
    this.isSigningOut = true;
    this.refusal = '';
    try {
      await this.parts.pendingWork.track(this.parts.session.signOut());
      this.show(undefined);
    } catch (error) {
      this.report(error);
      this.refuse('You are still signed in: the shop did not answer. Please try again.');
    }
  }

  private show(staff: SignedInStaff | undefined): void {
    this.generation += 1;
    this.staff = staff;
    this.status = staff === undefined ? 'signed-out' : 'signed-in';
    this.refuse('');
    this.endWaiting(staff !== undefined);
  }

  private wait(resolve: (isSignedIn: boolean) => void): void {
    this.waiting.add(resolve);
  }

  private endWaiting(isSignedIn: boolean): void {
    for (const resolve of this.waiting) resolve(isSignedIn);
    this.waiting.clear();
  }

  private fail(): void {
    this.status = 'failed';
  }

  private refuse(text: string): void {
    this.isSigningOut = false;
    this.refusal = text;
  }

  private report(error: unknown): void {
    if (!(error instanceof Unreachable)) this.parts.log.error('The session could not be asked for or ended', error);
  }
}
