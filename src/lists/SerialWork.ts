import { makeAutoObservable, observable, runInAction } from 'mobx';

/** Does work for one key after the other, so that quick repeated presses never overtake each other. */
export class SerialWork {
  private readonly last = observable.map<string, Promise<unknown>>({}, { deep: false });

  constructor() {
    makeAutoObservable<this, 'last'>(this, { last: false }, { autoBind: true });
  }

  isBusy(key: string): boolean {
    return this.last.has(key);
  }

  /** Runs the work as soon as all earlier work for the key has ended, however it ended. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(key);
    const mine = before === undefined ? work() : before.then(work, work);
    this.last.set(key, mine);
    try {
      return await mine;
    } finally {
      runInAction(() => {
        if (this.last.get(key) === mine) this.last.delete(key);
      });
    }
  }
}
