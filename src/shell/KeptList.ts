import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Activity } from './Activity.ts';

/** Whether a list was asked for yet, is on its way for the first time, is there, or could not be had. */
export type KeptListStatus = 'unasked' | 'loading' | 'ready' | 'failed';

/** Finds the list in the outcome of a call; undefined when the outcome brings none. */
export type ListIn<Outcome, Item> = (outcome: Outcome) => readonly Item[] | undefined;

/**
 * A list that the back-end keeps for the shopper and answers whole with every call. Answers may come late and out of
 * order: the one to the latest question wins, and none survives `empty`.
 */
export class KeptList<Item> {
  status: KeptListStatus = 'unasked';
  items: readonly Item[] = [];
  private lastAsked = 0;
  private lastAnswered = 0;
  private readonly activity: Activity;

  constructor(activity: Activity) {
    this.activity = activity;
    makeAutoObservable<this, 'activity' | 'lastAsked' | 'lastAnswered'>(
      this,
      { items: observableRef, activity: false, lastAsked: false, lastAnswered: false },
      { autoBind: true },
    );
  }

  /** Asks for the list itself; the status tells how that goes. */
  async load<Outcome>(call: () => Promise<Outcome>, listIn: ListIn<Outcome, Item>): Promise<void> {
    if (this.status !== 'ready') this.status = 'loading';
    const ticket = this.lastAsked + 1;
    await this.follow(call, listIn);
    runInAction(() => {
      if (this.status === 'loading' && ticket === this.lastAsked) this.status = 'failed';
    });
  }

  /** Makes a call and takes over the list in its outcome, if there is one. */
  async follow<Outcome>(call: () => Promise<Outcome>, listIn: ListIn<Outcome, Item>): Promise<Outcome> {
    const ticket = ++this.lastAsked;
    const outcome = await this.activity.track(call());
    const items = listIn(outcome);
    runInAction(() => {
      if (items !== undefined && ticket > this.lastAnswered) this.takeOver(ticket, items);
    });
    return outcome;
  }

  /** Forgets everything, answers still on their way included. */
  empty(): void {
    this.lastAsked += 1;
    this.lastAnswered = this.lastAsked;
    this.items = [];
    this.status = 'unasked';
  }

  private takeOver(ticket: number, items: readonly Item[]): void {
    this.lastAnswered = ticket;
    this.items = items;
    this.status = 'ready';
  }
}
