import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { ForTellingTime } from '../../../core/storefront/ports/ForTellingTime.ts';
import type { ForWatchingConnection } from '../../../core/storefront/ports/ForWatchingConnection.ts';
import { RETRY_AFTER_MS } from './retryAfter.ts';

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
  private cancelRetry: () => void = () => undefined;
  private readonly clock: ForTellingTime;

  constructor(connection: ForWatchingConnection, clock: ForTellingTime) {
    this.clock = clock;
    this.isOffline = !connection.isOnline();
    makeAutoObservable<this, 'lost' | 'waiting' | 'repeatable' | 'cancelRetry' | 'clock'>(
      this,
      { lost: false, waiting: false, repeatable: false, cancelRetry: false, clock: false },
      { autoBind: true },
    );
    connection.whenChanged(() => this.follow(connection.isOnline()));
  }

  /** Whether the banner is shown. */
  get hasTrouble(): boolean {
    return this.isOffline || this.isSlow;
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

  /** Keeps an unanswered call for a retry. If another call was answered since, repeats it at once, unless that needs a command. */
  retryLater(call: UnansweredCall): void {
    if (!this.hasTrouble) {
      if (call.kind !== 'change') void call.retry();
      return;
    }
    this.lost = [...this.lost.filter(({ key }) => key !== call.key), call];
    this.scheduleRetry();
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
    this.cancelRetry();
    this.retryAll(this.repeatable);
    this.lost = [];
  }

  /** While the shop is offline, one call at a time finds out whether it still is. */
  private scheduleRetry(): void {
    this.cancelRetry();
    if (!this.isOffline) return;
    this.cancelRetry = this.clock.after(RETRY_AFTER_MS, () => {
      this.retryAll(this.repeatable.slice(0, 1));
      this.scheduleRetry();
    });
  }

  private get repeatable(): readonly UnansweredCall[] {
    return this.lost.filter(({ kind }) => kind !== 'change');
  }

  private retryAll(calls: readonly UnansweredCall[]): void {
    this.lost = this.lost.filter((call) => !calls.includes(call));
    for (const { retry } of calls) runInAction(() => void retry());
  }
}
