import { makeAutoObservable, runInAction } from 'mobx';
import { Listeners } from '../../core/storefront/ports/Listeners.ts';

/** Counts the work in progress. The page reports it as `data-pending`. */
export class PendingWork {
  private running = 0;
  readonly #closing = new Listeners();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isIdle(): boolean {
    return this.running === 0;
  }

  /** Calls the listener when the page is about to be closed, which cannot be undone and waits for nothing. */
  whenClosing(listener: () => void): void {
    this.#closing.add(listener);
  }

  /** To be called when the page is about to be closed. */
  close(): void {
    this.#closing.call();
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
