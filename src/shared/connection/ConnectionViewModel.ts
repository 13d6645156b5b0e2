import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { ForTellingTime } from '../../../core/storefront/ports/browser/ForTellingTime.ts';
import type { ForWatchingConnection } from '../../../core/storefront/ports/browser/ForWatchingConnection.ts';
import { Backoff } from './Backoff.ts';

/** A call without an answer. */
export type UnansweredCall = {
  /** Identifies the call: the same call is retried once. */
  readonly key: unknown;
  /** A query, and the changes that wait for the connection, are repeated by themselves; another change only on the shopper's command. */
  readonly kind: 'query' | 'waiting-changes' | 'change';
  readonly retry: () => Promise<unknown>;
};

/** Whether the back-end answers, and the calls without an answer. */
export class ConnectionViewModel {
  isOffline = false;
  /** Whether an answer is overdue. */
  isSlow = false;
  private lost: readonly UnansweredCall[] = [];
  /** The number of changes that wait for the connection, per list. */
  private readonly waiting = observable.map<unknown, number>();
  /** The number of retried calls that are under way. */
  private asked = 0;
  /** Returns a new backoff, for what does not wait for the connection alone. */
  readonly newBackoff: () => Backoff;
  private readonly backoff: Backoff;

  constructor(connection: ForWatchingConnection, clock: ForTellingTime) {
    this.newBackoff = () => new Backoff(clock, connection);
    this.backoff = this.newBackoff();
    this.isOffline = !connection.isOnline();
    const plain = { lost: false, waiting: false, repeatable: false, isIdle: false, asked: false } as const;
    const kept = { newBackoff: false, backoff: false } as const;
    makeAutoObservable<this, keyof typeof plain | 'backoff'>(this, { ...plain, ...kept }, { autoBind: true });
    connection.whenChanged(() => this.follow(connection.isOnline()));
    // Without anything to try, only the device can tell.
    connection.whenAdvised((wait) => wait === 0 && this.isOffline && this.isIdle && connection.assumeOnline());
  }

  /** Whether the banner is shown. */
  get hasTrouble(): boolean {
    return this.isOffline || this.isSlow;
  }

  /** Says whose fault it is that a call has failed: the connection's, or the shop's when the shop has answered. */
  get failureText(): string {
    return this.isOffline ? 'Check your connection, then try again.' : 'This is our fault. Please try again.';
  }

  /** The number of changes that are sent when the connection is back. */
  get waitingChanges(): number {
    return [...this.waiting.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Sets how many changes of a list wait for the connection. */
  setWaiting(list: unknown, count: number): void {
    this.waiting.set(list, count);
  }

  /** Counts the waiting changes no more: the shopper gives them up. */
  discardWaiting(): void {
    this.waiting.clear();
  }

  /** Reports that an answer is overdue. */
  markSlow(): void {
    this.isSlow = true;
  }

  /** Keeps an unanswered call for a retry. If another call was answered since, repeats it as soon as the back-end allows, unless that needs a command. */
  retryLater(call: UnansweredCall): void {
    if (!this.hasTrouble && call.kind === 'change') return;
    this.lost = [...this.lost.filter(({ key }) => key !== call.key), call];
    if (this.hasTrouble) this.scheduleRetry();
    else this.backoff.resume(this.repeat);
  }

  /** Drops calls that were answered after all. */
  withdraw(...keys: readonly unknown[]): void {
    this.lost = this.lost.filter(({ key }) => !keys.includes(key));
    if (this.lost.length === 0) this.isSlow = false;
  }

  /** Retries everything that was not answered. */
  retry(): void {
    this.isSlow = false;
    this.retryAll(this.lost);
  }

  /** When the back-end answers again, queries are repeated and waiting changes are sent. Others are dropped: she may have changed her mind. */
  private follow(isOnline: boolean): void {
    this.isOffline = !isOnline;
    if (!isOnline) {
      this.scheduleRetry();
      return;
    }
    this.isSlow = false;
    this.lost = this.repeatable;
    this.backoff.resume(this.repeat);
  }

  /** While the shop is offline, one call at a time finds out whether it still is. */
  private scheduleRetry(): void {
    if (!this.isOffline || this.repeatable.length === 0) return;
    this.backoff.schedule(() => {
      this.retryAll(this.repeatable.slice(0, 1));
      this.scheduleRetry();
    });
  }

  private repeat(): void {
    this.retryAll(this.repeatable);
  }

  private get repeatable(): readonly UnansweredCall[] {
    return this.lost.filter(({ kind }) => kind !== 'change');
  }

  private get isIdle(): boolean {
    return this.lost.length + this.asked === 0;
  }

  private retryAll(calls: readonly UnansweredCall[]): void {
    this.lost = this.lost.filter((call) => !calls.includes(call));
    for (const { retry } of calls) runInAction(() => void this.ask(retry));
  }

  private async ask(retry: UnansweredCall['retry']): Promise<void> {
    this.asked += 1;
    try {
      await retry();
    } finally {
      this.asked -= 1;
    }
  }
}
