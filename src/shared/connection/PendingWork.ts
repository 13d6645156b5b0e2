import { makeAutoObservable, runInAction } from 'mobx';
import { Listeners } from '../../../core/storefront/ports/Listeners.ts';

/** Counts the work in progress. The page reports it as `data-pending`. */
export class PendingWork {
  /** How many works are pending. */
  running = 0;
  /** Called when the page is about to be closed, which waits for nothing. */
  readonly closing = new Listeners();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isIdle(): boolean {
    return this.running === 0;
  }

  /** Counts the work as pending until it settles, and returns its result. */
  async track<Result>(work: Promise<Result>): Promise<Result> {
    this.running += 1;
    try {
      return await work;
    } finally {
      runInAction(() => {
        this.running -= 1;
      });
    }
  }
}
