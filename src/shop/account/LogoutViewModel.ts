import { makeAutoObservable } from 'mobx';
import type { ForRememberingChanges } from '../../../core/storefront/ports/device/ForRememberingChanges.ts';
import type { ForRememberingSession } from '../../../core/storefront/ports/device/ForRememberingSession.ts';
import type { LogOut } from '../../../core/storefront/session/LogOut.ts';
import type { ConnectionViewModel } from '../../shared/connection/ConnectionViewModel.ts';
import type { PendingWork } from '../../shared/connection/PendingWork.ts';

export type LogoutParts = {
  readonly connection: Pick<ConnectionViewModel, 'waitingChanges' | 'discardWaiting'>;
  readonly sessions: Pick<ForRememberingSession, 'current'>;
  readonly changes: Pick<ForRememberingChanges, 'recall'>;
  readonly pendingWork: PendingWork;
  readonly logOut: LogOut;
};

/** Logs the shopper out; asks before, when changes wait for the connection in any tab, because they would be lost. */
export class LogoutViewModel {
  private isAsked = false;
  /** How many changes of other tabs waited when the shopper pressed. */
  private elsewhere = 0;
  private readonly parts: LogoutParts;

  constructor(parts: LogoutParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts'>(this, { parts: false }, { autoBind: true });
  }

  /** The question that the shopper has to answer; undefined when there is none, or no longer. */
  get question(): string | undefined {
    const count = this.parts.connection.waitingChanges + this.elsewhere;
    if (!this.isAsked || count === 0) return undefined;
    const [changes, them] = count === 1 ? ['1 change has', 'it'] : [`${count} changes have`, 'them'];
    return `${changes} not been sent. Log out and lose ${them}?`;
  }

  async logOut(): Promise<void> {
    const { sessions, changes, pendingWork } = this.parts;
    const session = sessions.current();
    const stored = session === undefined ? [] : await pendingWork.track(changes.recall(session));
    if (sessions.current()?.token === session?.token) this.logOutKnowing(stored.length);
  }

  /** Logs out all the same. */
  confirm(): void {
    this.isAsked = false;
    this.parts.connection.discardWaiting();
    this.parts.logOut();
  }

  stay(): void {
    this.isAsked = false;
  }

  /** The device stores the changes of all tabs, mostly those of this one as well. */
  private logOutKnowing(stored: number): void {
    const { connection, logOut } = this.parts;
    this.elsewhere = Math.max(0, stored - connection.waitingChanges);
    this.isAsked = connection.waitingChanges + this.elsewhere > 0;
    if (!this.isAsked) logOut();
  }
}
