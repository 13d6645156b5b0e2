import { makeAutoObservable, runInAction } from 'mobx';
import type { ForTellingTime } from '../../core/storefront/ports/ForTellingTime.ts';
import type { ForWatchingConnection } from '../../core/storefront/ports/ForWatchingConnection.ts';
import { RETRY_AFTER_MS } from './retryAfter.ts';

/** A call without an answer. */
export type UnansweredCall = {
  /** Identifies the call: the same call is retried once. */
  readonly key: unknown;
  /** A query can be repeated at any time; a change only on the shopper's command. */
  readonly kind: 'query' | 'change';
  readonly retry: () => Promise<unknown>;
};

/** Whether the back-end answers, and the calls without an answer. */
export class ConnectionViewModel {
  isOffline = false;
  /** Whether an answer is overdue. */
  isSlow = false;
  private lost: readonly UnansweredCall[] = [];
  private cancelRetry: () => void = () => undefined;
  private readonly clock: ForTellingTime;

  constructor(connection: ForWatchingConnection, clock: ForTellingTime) {
    this.clock = clock;
    this.isOffline = !connection.isOnline();
    makeAutoObservable<this, 'lost' | 'queries' | 'cancelRetry' | 'clock'>(
      this,
      { lost: false, queries: false, cancelRetry: false, clock: false },
      { autoBind: true },
    );
    connection.whenChanged(() => this.follow(connection.isOnline()));
  }

  /** Whether the banner is shown. */
  get hasTrouble(): boolean {
    return this.isOffline || this.isSlow;
  }

  /** Reports that an answer is overdue. */
  markSlow(): void {
    this.isSlow = true;
  }

  /** Keeps an unanswered call for a retry. If another call was answered since, repeats a query at once. */
  retryLater(call: UnansweredCall): void {
    if (!this.hasTrouble) {
      if (call.kind === 'query') void call.retry();
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

  /** When the back-end answers again, queries are repeated and changes are dropped: she may have changed her mind. */
  private follow(isOnline: boolean): void {
    this.isOffline = !isOnline;
    if (!isOnline) {
      this.scheduleRetry();
      return;
    }
    this.isSlow = false;
    this.cancelRetry();
    this.retryAll(this.queries);
    this.lost = [];
  }

  /** While the shop is offline, one query at a time finds out whether it still is. */
  private scheduleRetry(): void {
    this.cancelRetry();
    if (!this.isOffline) return;
    this.cancelRetry = this.clock.after(RETRY_AFTER_MS, () => {
      this.retryAll(this.queries.slice(0, 1));
      this.scheduleRetry();
    });
  }

  private get queries(): readonly UnansweredCall[] {
    return this.lost.filter(({ kind }) => kind === 'query');
  }

  private retryAll(calls: readonly UnansweredCall[]): void {
    this.lost = this.lost.filter((call) => !calls.includes(call));
    for (const { retry } of calls) runInAction(() => void retry());
  }
}
