import { makeAutoObservable, observableRef } from 'mobx';
import type { ForLogging } from '../../../core/admin/ports/ForLogging.ts';
import type { ForSigningIn } from '../../../core/admin/ports/ForSigningIn.ts';
import type { SignedInStaff } from '../../../core/admin/ports/SignedInStaff.ts';
import { Unreachable } from '../../../core/admin/ports/Unreachable.ts';
import { isolated } from '../../../core/domain/text/isolated.ts';
import type { PendingWork } from '../../shared/connection/PendingWork.ts';

export type StaffSessionParts = {
  readonly session: Pick<ForSigningIn, 'current' | 'signOut' | 'whenRefused'>;
  readonly pendingWork: PendingWork;
  readonly log: ForLogging;
};

/** `opening`: not known yet. `failed`: the back-end has not told. */
export type SessionStatus = 'opening' | 'failed' | 'signed-out' | 'signed-in';

/**
 * The session of the member of staff who uses this browser. When the back-end refuses a call because the session has ended, the screen
 * stays with what was typed there, and the form to sign in again is shown over it.
 */
export class StaffSessionViewModel {
  status: SessionStatus = 'opening';
  /** The member of staff who is signed in. */
  staff: SignedInStaff | undefined;
  /** Whether the back-end has ended the session of the screen that is shown. */
  hasEnded = false;
  /** Whether the form to sign in again is open. */
  isFormOpen = false;
  /** What has changed of the session; empty while there is nothing to say. */
  news = '';
  isSigningOut = false;
  /** Why signing out had no effect; empty while there is nothing to say. */
  refusal = '';
  /** What goes on when somebody has signed in again, or is given up. */
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
    parts.session.whenRefused(() => void this.check());
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

  openForm(): void {
    this.isFormOpen = true;
  }

  /** Leaves the screen to be read. Nothing is saved before somebody signs in. */
  closeForm(): void {
    this.isFormOpen = false;
    this.endWaiting(false);
  }

  /** Asks to sign in again, since a call was refused. Resolves with whether somebody has, so that the call can be made again. */
  renew(): Promise<boolean> {
    this.hasEnded = true;
    this.isFormOpen = true;
    return new Promise((resolve) => this.wait(resolve));
  }

  dismissNews(): void {
    this.news = '';
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

  /** Asks whether the session is still open, and with which role, since a call was refused. */
  private async check(): Promise<void> {
    const { session, pendingWork } = this.parts;
    const { generation } = this;
    if (this.status !== 'signed-in') return;
    try {
      const staff = await pendingWork.track(session.current());
      if (generation === this.generation) this.compare(staff);
    } catch (error) {
      this.report(error);
    }
  }

  private compare(staff: SignedInStaff | undefined): void {
    const { staff: before, hasEnded } = this;
    if (staff === undefined) {
      // A form that was closed stays closed.
      this.isFormOpen = !hasEnded || this.isFormOpen;
      this.hasEnded = true;
    } else if (this.waiting.size > 0) {
      // Somebody has signed in elsewhere.
      this.show(staff);
    } else if (staff.name !== before?.name || staff.role !== before.role) {
      this.show(staff);
      this.news =
        staff.name === before?.name
          ? `Your role has changed: it is ${staff.role} now.`
          : `You are signed in as ${isolated(staff.name)} now.`;
    }
  }

  private show(staff: SignedInStaff | undefined): void {
    this.generation += 1;
    this.staff = staff;
    this.status = staff === undefined ? 'signed-out' : 'signed-in';
    this.hasEnded = false;
    this.isFormOpen = false;
    this.news = '';
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
