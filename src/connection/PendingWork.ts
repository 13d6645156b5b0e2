import { makeAutoObservable, runInAction } from 'mobx';

/** Knows whether the shop still has something under way; the page says so in `data-pending`. */
export class PendingWork {
  private running = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isIdle(): boolean {
    return this.running === 0;
  }

  /** Counts the work as under way until it settles, and answers it as it is. */
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
