import { makeAutoObservable, observableRef } from 'mobx';
import type { ForLogging } from '../../../core/admin/ports/ForLogging.ts';
import type { CallRefusal, ForSigningIn } from '../../../core/admin/ports/ForSigningIn.ts';
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
 * stays with what was typed there, the form to sign in again is shown over it, and the call waits: it goes on when the same person has
 * signed in, and is given up when somebody else has, or when the form is closed.
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
  /** The calls that wait: each is told who has signed in; undefined when it is given up. */
  private readonly waiting = new Set<(staff: SignedInStaff | undefined) => void>();
  /** How much pending work waits for somebody to sign in. */
  private waitingWork = 0;
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

  /** Whether nothing is pending but what waits for somebody to sign in again. */
  get isIdle(): boolean {
    return this.parts.pendingWork.running <= this.waitingWork;
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

  /** Leaves the screen to be read, and gives up the calls that wait. */
  closeForm(): void {
    this.isFormOpen = false;
    this.endWaiting(undefined);
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

  /** Finds out about the session, since a call of `caller` was refused. Resolves with whether the call can be made again. */
  private async answer(refusal: CallRefusal, caller: SignedInStaff): Promise<boolean> {
    const { session, pendingWork } = this.parts;
    const { generation } = this;
    const isRenewed = refusal === 'ended' && new Promise<boolean>((resolve) => this.wait(caller, resolve));
    try {
      const staff = await pendingWork.track(session.current());
      if (generation === this.generation) this.compare(staff);
    } catch (error) {
      this.report(error);
      this.endWaiting(undefined);
    }
    return isRenewed;
  }

  private compare(staff: SignedInStaff | undefined): void {
    const { staff: before, hasEnded, isFormOpen } = this;
    const news = staff && newsOf(staff, before);
    if (staff === undefined) {
      this.hasEnded = true;
      this.waitingWork = this.parts.pendingWork.running;
      // A form that was closed stays closed.
      if (hasEnded && !isFormOpen) this.endWaiting(undefined);
      else this.isFormOpen = true;
    } else if (hasEnded || news) {
      this.show(staff);
      this.news = news ?? '';
    } else {
      this.endWaiting(staff);
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
    this.parts.session.whenRefused(async (refusal) => staff !== undefined && this.answer(refusal, staff));
    this.endWaiting(staff);
  }

  private wait(caller: SignedInStaff, goOn: (isRenewed: boolean) => void): void {
    this.waiting.add((staff) => goOn(staff?.id === caller.id));
  }

  private endWaiting(staff: SignedInStaff | undefined): void {
    for (const tell of this.waiting) tell(staff);
    this.waiting.clear();
    this.waitingWork = 0;
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

/** Returns what has changed of the person who is signed in, for the person; undefined when nothing has. */
function newsOf({ id, name, role }: SignedInStaff, before: SignedInStaff | undefined): string | undefined {
  if (id !== before?.id) return `You are signed in as ${isolated(name)} now.`;
  return role === before.role ? undefined : `Your role has changed: it is ${role} now.`;
}
