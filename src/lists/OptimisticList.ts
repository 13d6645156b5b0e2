import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OptimisticUpdate } from '../../core/storefront/lists/OptimisticUpdate.ts';
import type { ConnectionViewModel } from '../connection/ConnectionViewModel.ts';
import type { PendingWork } from '../connection/PendingWork.ts';

/** Whether a list was asked for yet, is on its way for the first time, is there, or could not be had. */
export type ListStatus = 'unasked' | 'loading' | 'ready' | 'failed';

/** Finds the list in the outcome of a call; undefined when the outcome brings none. */
export type ListIn<Outcome, Item> = (outcome: Outcome) => readonly Item[] | undefined;

export type OptimisticListParts<Item, Outcome extends { readonly outcome: string }> = {
  /** Asks the back-end for the list. */
  readonly load: () => Promise<Outcome>;
  readonly listIn: ListIn<Outcome, Item>;
  readonly pendingWork: PendingWork;
  /** Tells the shop's other tabs that the back-end has changed the list. */
  readonly tellOtherTabs: () => void;
  /** Is told which calls got through and which did not. */
  readonly connection: Pick<ConnectionViewModel, 'lose' | 'find'>;
};

/**
 * A list that the back-end keeps for the shopper and answers whole with every call. Shown is the back-end's last answer with
 * the changes played over it that it has not answered yet: a change is seen at once, stays as it is when the answer agrees,
 * and is gone when it was refused. One call is made after the other, so that no answer is older than the one before it.
 */
export class OptimisticList<Item, Outcome extends { readonly outcome: string }> {
  status: ListStatus = 'unasked';
  private answered: readonly Item[] = [];
  private unanswered: readonly OptimisticUpdate<Item, Outcome>[] = [];
  /** Calls of an earlier time have no say any more. */
  private time = {};
  private lastTurn: Promise<unknown> = Promise.resolve();
  private comingLoad: Promise<void> | undefined;
  /** How often a list came from elsewhere, which is newer than any answer then on its way. */
  private followed = 0;
  private readonly parts: OptimisticListParts<Item, Outcome>;

  constructor(parts: OptimisticListParts<Item, Outcome>) {
    this.parts = parts;
    makeAutoObservable<this, 'answered' | 'unanswered' | 'time' | 'lastTurn' | 'comingLoad' | 'followed' | 'parts'>(
      this,
      {
        ...{ answered: observableRef, unanswered: observableRef, parts: false },
        ...{ time: false, lastTurn: false, comingLoad: false, followed: false },
      },
      { autoBind: true },
    );
  }

  get items(): readonly Item[] {
    return this.unanswered.reduce((items, { expected }) => expected(items), this.answered);
  }

  /** Asks for the list itself; the status tells how that goes. A call that still waits for its turn serves all who ask. */
  async load(): Promise<void> {
    if (this.status !== 'ready') this.status = 'loading';
    this.comingLoad ??= this.inTurn(() => {
      this.comingLoad = undefined;
      return this.parts.load();
    }).then((outcome) => {
      if (outcome !== undefined && this.status === 'loading') this.enter('failed');
    });
    await this.comingLoad;
  }

  /** Shows the change at once and asks the back-end for it when the changes before it are answered. */
  async change(change: OptimisticUpdate<Item, Outcome>): Promise<Outcome | undefined> {
    this.unanswered = [...this.unanswered, change];
    const known = () => (this.status === 'ready' ? this.answered : undefined);
    return this.inTurn(() => change.ask(known()), change);
  }

  /** Makes a call for something else and takes over the list in its outcome, if there is one. */
  async follow<Other>(call: () => Promise<Other>, listIn: ListIn<Other, Item>): Promise<Other> {
    const { time } = this;
    const outcome = await this.parts.pendingWork.track(call());
    const items = time === this.time ? listIn(outcome) : undefined;
    if (items === undefined) return outcome;
    this.followed += 1;
    this.takeOver(items);
    this.parts.tellOtherTabs();
    return outcome;
  }

  /** Forgets everything: what is not yet asked is never asked, and what is still answered is not listened to. */
  empty(): void {
    this.time = {};
    this.lastTurn = Promise.resolve();
    this.comingLoad = undefined;
    this.unanswered = [];
    this.answered = [];
    this.status = 'unasked';
  }

  /** Undefined when the list was emptied meanwhile. */
  private async inTurn(
    call: () => Promise<Outcome>,
    change?: OptimisticUpdate<Item, Outcome>,
  ): Promise<Outcome | undefined> {
    const { time } = this;
    const turn = this.lastTurn.then(async () => {
      if (time !== this.time) return undefined;
      const { followed } = this;
      const outcome = await call();
      if (time !== this.time) return undefined;
      const items = this.parts.listIn(outcome);
      this.tellReach(outcome, change);
      this.settle(change, followed === this.followed ? items : undefined);
      if (change !== undefined && items !== undefined) this.parts.tellOtherTabs();
      return outcome;
    });
    this.lastTurn = turn.catch(() => runInAction(() => this.settle(change, undefined)));
    return this.parts.pendingWork.track(turn);
  }

  /** A change that did not get through is undone; it can be asked for again as long as the list is the same shopper's. */
  private tellReach({ outcome }: Outcome, change: OptimisticUpdate<Item, Outcome> | undefined): void {
    const { connection } = this.parts;
    if (outcome !== 'unreachable') {
      connection.find();
      return;
    }
    const { time } = this;
    const ifSameTime = (again: () => Promise<unknown>) => async () => time === this.time && again();
    connection.lose({ kind: 'question', again: ifSameTime(this.load) });
    if (change !== undefined) connection.lose({ kind: 'change', again: ifSameTime(() => this.change(change)) });
  }

  private settle(change: OptimisticUpdate<Item, Outcome> | undefined, items: readonly Item[] | undefined): void {
    this.unanswered = this.unanswered.filter((other) => other !== change);
    this.takeOver(items);
  }

  private takeOver(items: readonly Item[] | undefined): void {
    if (items === undefined) return;
    this.answered = items;
    this.status = 'ready';
  }

  private enter(status: ListStatus): void {
    this.status = status;
  }
}
