import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import type { ListOutcome, OptimisticUpdate, ShopperList } from '../../../core/storefront/lists/OptimisticUpdate.ts';
import { ANSWER_LIMIT_MS } from '../connection/answerLimit.ts';
import type { Backoff } from '../connection/Backoff.ts';
import type { KeptChanges } from './KeptChanges.ts';
import type { ListContext } from './ListContext.ts';

/** Whether a list was requested yet, is loading for the first time, is loaded, or could not be loaded. */
export type ListStatus = 'unasked' | 'loading' | 'ready' | 'failed';

/** A call that waits for its turn or for its answer. */
type Call<Item> = {
  readonly send: OptimisticUpdate<Item>['send'];
  readonly update?: OptimisticUpdate<Item>;
  /** Set when the call is sent. */
  sent?: Promise<ListOutcome<Item>>;
};

type Change<Item> = Call<Item> & { readonly update: OptimisticUpdate<Item> };

/**
 * A list that the back-end stores, and returns whole with every call. `items` is the last answer with the pending updates
 * applied: an update shows at once, and disappears when it is refused. Calls are sent one after the other, so that answers
 * arrive in order; when the page is closed, those that wait are sent at once. Without a connection, updates stay on the screen and
 * wait, and are sent in order when the connection is back; the device keeps them beyond a reload. A call without an answer after 10 s no
 * longer blocks the others; its late answer still counts.
 */
export class OptimisticList<Item> implements ShopperList<Item> {
  status: ListStatus = 'unasked';
  /** The list of the back-end's latest response. */
  confirmed: readonly Item[] = [];
  private pending: readonly Change<Item>[] = [];
  /** The pending updates that wait for the connection, also while the first of them is sent again. */
  private waiting: readonly Change<Item>[] = [];
  private isResending = false;
  /** Changes when the list is reset: answers to an earlier generation are ignored. */
  #generation = {};
  #lastTurn: Promise<unknown> = Promise.resolve();
  #queuedLoad: Promise<void> | undefined;
  #calls = 0;
  /** The number of the latest call whose answer is shown. */
  #answered = 0;
  readonly #loadItems: () => Promise<ListOutcome<Item>>;
  readonly #context: ListContext<Item>;
  readonly #backoff: Backoff;
  /** Whether the back-end's list may differ from `confirmed`: that was kept by the device, or a sent update got no answer. */
  #isUncertain = false;

  constructor(loadItems: () => Promise<ListOutcome<Item>>, context: ListContext<Item>) {
    this.#loadItems = loadItems;
    this.#context = context;
    this.#backoff = context.connection.newBackoff();
    const refs = { confirmed: observableRef, pending: observableRef, waiting: observableRef };
    makeAutoObservable<this, 'pending' | 'waiting'>(this, refs, { autoBind: true });
    context.pendingWork.closing.add(this.sendWaiting);
  }

  get items(): readonly Item[] {
    return this.pending.reduce((items, { update }) => update.apply(items), this.confirmed);
  }

  /** Loads the list and sets `status`. Callers share a load that is still queued. */
  async load(): Promise<void> {
    const generation = this.#generation;
    const { changes } = this.#context;
    if (this.status === 'unasked' && changes) {
      this.#lastTurn = this.#lastTurn.then(() => this.restore(changes, generation));
    }
    if (this.status !== 'ready') this.status = 'loading';
    this.#queuedLoad ??= this.enqueue({
      send: () => {
        this.#queuedLoad = undefined;
        return this.#loadItems();
      },
    }).then(async ({ outcome }) => {
      if (outcome !== 'session-ended' && this.status === 'loading') await this.recall(generation, outcome);
    });
    await this.#queuedLoad;
  }

  async update(update: OptimisticUpdate<Item>): Promise<ListOutcome<Item>> {
    return this.submit({ update, send: update.send });
  }

  /** Resolves once no update is on its way: with the list as the back-end has it; with undefined when updates wait for the connection. */
  async whenConfirmed(): Promise<readonly Item[] | undefined> {
    await when(() => this.pending.length === (this.isResending ? 0 : this.waiting.length));
    return this.pending.length === 0 ? this.confirmed : undefined;
  }

  /** Replaces the list by the response of another call, which is newer than the answer to a load that is on its way. */
  replace(items: readonly Item[]): void {
    this.#calls += 1;
    this.show(items, this.#calls);
    this.#context.notifyOtherTabs();
  }

  /** Clears the list. Queued calls are not sent, and answers to earlier calls are ignored. */
  reset(): void {
    this.#generation = {};
    this.#lastTurn = Promise.resolve();
    this.#queuedLoad = undefined;
    this.pending = [];
    this.setWaiting([]);
    this.isResending = false;
    this.#backoff.reset();
    this.confirmed = [];
    this.status = 'unasked';
  }

  /** Sends the updates that wait for their turn: the page is about to be closed. The next visit sends those that the device keeps, once. */
  private sendWaiting(): void {
    let items = this.confirmed;
    for (const call of this.pending) {
      if (!this.#context.changes?.has(call.update)) call.sent ??= this.take(call, this.#generation, items);
      items = call.update.apply(items);
    }
  }

  private submit(call: Change<Item>): Promise<ListOutcome<Item>> {
    this.pending = [...this.pending, call];
    return this.enqueue(call);
  }

  private async enqueue(call: Call<Item>): Promise<ListOutcome<Item>> {
    const generation = this.#generation;
    const turn = this.#lastTurn.then(() => {
      const known = this.status === 'ready' && !this.#isUncertain ? this.confirmed : undefined;
      if (generation === this.#generation && this.isBlocked(call)) return this.postpone(call);
      call.sent ??= this.take(call, generation, known);
      return call.sent;
    });
    this.#lastTurn = turn;
    return this.#context.pendingWork.track(turn);
  }

  /** Sends a call and waits for its answer, though not longer than the limit. `known` is the list before the call; undefined when it is unknown. */
  private take(call: Call<Item>, generation: object, known: readonly Item[] | undefined): Promise<ListOutcome<Item>> {
    if (generation !== this.#generation) return Promise.resolve({ outcome: 'session-ended' });
    this.#calls += 1;
    const number = this.#calls;
    return new Promise((resolve) => {
      let isOverdue = false;
      const settle = (outcome: ListOutcome<Item>) => {
        const isCurrent = generation === this.#generation;
        if (isCurrent) this.settle(call, outcome, number, isOverdue);
        resolve(isCurrent ? outcome : { outcome: 'session-ended' });
      };
      const cancelLimit = this.#context.clock.after(ANSWER_LIMIT_MS, () => {
        settle({ outcome: 'overdue' });
        isOverdue = true;
      });
      void call.send(known).then((outcome) => {
        cancelLimit();
        settle(outcome);
      });
    });
  }

  private settle(call: Call<Item>, outcome: ListOutcome<Item>, number: number, isLate: boolean): void {
    const hasWaited = this.waiting.some((other) => other === call);
    // What has waited goes on waiting until the back-end answers.
    const isUnanswered = outcome.outcome === 'unreachable' || (hasWaited && outcome.outcome === 'overdue');
    if (isUnanswered && (hasWaited || !isLate) && this.canWait(call)) {
      this.#isUncertain = true;
      if (!isLate) this.postpone(call);
      return;
    }
    this.keepOnly((other) => other !== call);
    if (call.update !== undefined) void this.#context.changes?.drop(call.update);
    if (hasWaited && outcome.outcome === 'failed') this.#context.notifyNotSaved();
    const items = 'items' in outcome ? outcome.items : undefined;
    if (items !== undefined) {
      // Stryker disable next-line EqualityOperator: every call has another number, and its answer is shown once
      if (number > this.#answered) this.show(items, number);
      // The list of a later call is shown: neither answer is sure to hold the other's change.
      else if (call.update !== undefined) void this.load();
    }
    if (call.update !== undefined && items !== undefined && outcome.outcome !== 'unchanged') {
      this.#context.notifyOtherTabs();
    }
    if (isLate) this.#context.connection.withdraw(call, this.#loadItems);
    else this.recover(call, outcome.outcome);
  }

  private keepOnly(isKept: (call: Change<Item>) => boolean): void {
    this.pending = this.pending.filter(isKept);
    this.setWaiting(this.waiting.filter(isKept));
  }

  private canWait(call: Call<Item>): call is Change<Item> {
    return this.#context.changesWait !== false && this.pending.some((other) => other === call);
  }

  /** Whether an earlier update waits for the connection. */
  private isBlocked(call: Call<Item>): call is Change<Item> {
    const [first] = this.waiting;
    return this.canWait(call) && first !== undefined && first !== call && call.sent === undefined;
  }

  /** Leaves an update on the screen until the connection is back. */
  private postpone(call: Change<Item>): ListOutcome<Item> {
    delete call.sent;
    this.#context.changes?.keep(call.update);
    this.wait([call]);
    return { outcome: 'unreachable' };
  }

  private wait(calls: readonly Change<Item>[]): void {
    this.setWaiting(this.pending.filter((other) => calls.includes(other) || this.waiting.includes(other)));
    const retry = this.ifCurrent(this.resend);
    this.#context.connection.retryLater({ key: this.resend, kind: 'waiting-changes', retry });
  }

  /** Shows the updates that the device has kept, before those of this visit. They are sent after the list has been loaded. */
  private async restore(changes: KeptChanges<Item>, generation: object): Promise<void> {
    const updates = await changes.recall();
    if (generation !== this.#generation || updates.length === 0) return;
    const calls = updates.map((update): Change<Item> => ({ update, send: update.send }));
    runInAction(() => {
      this.pending = [...calls, ...this.pending];
      this.wait(calls);
    });
  }

  /** Removes the updates that another tab has sent. */
  private async withdrawSent(changes: KeptChanges<Item>, generation: object): Promise<void> {
    const sent = await changes.sentElsewhere();
    if (generation !== this.#generation || sent.length === 0) return;
    this.keepOnly(({ update }) => !sent.includes(update));
    for (const update of sent) void changes.drop(update);
    void this.load();
  }

  /** Sends the updates that wait for the connection, in order, until one does not get through. */
  private async resend(): Promise<void> {
    const generation = this.#generation;
    const { changes } = this.#context;
    this.isResending = true;
    if (changes) await this.withdrawSent(changes, generation);
    await Promise.all(this.waiting.map((call) => this.enqueue(call)));
    runInAction(() => {
      if (generation === this.#generation) this.isResending = false;
    });
  }

  private setWaiting(calls: readonly Change<Item>[]): void {
    this.waiting = calls;
    const changes = calls.flatMap<unknown>(({ update }) => update.issued?.changes ?? [update]);
    this.#context.connection.setWaiting(this.#loadItems, changes.length);
  }

  private ifCurrent(again: () => Promise<unknown>): () => Promise<unknown> {
    const generation = this.#generation;
    return async () => generation === this.#generation && again();
  }

  /** A call that did not get through can be repeated while the list is the same shopper's. An update that cannot wait is undone. */
  private recover(call: Call<Item>, outcome: ListOutcome<Item>['outcome']): void {
    const { connection } = this.#context;
    const { update } = call;
    // The back-end may have made the change that it says has failed.
    if (outcome === 'failed' && this.status === 'ready') this.#backoff.schedule(this.ifCurrent(this.load));
    if (outcome !== 'unreachable' && outcome !== 'overdue') return;
    if (outcome === 'overdue') connection.markSlow();
    connection.retryLater({ key: this.#loadItems, kind: 'query', retry: this.ifCurrent(this.load) });
    if (update === undefined) return;
    const again = () => this.submit({ update, send: () => update.send(undefined) });
    connection.retryLater({ key: call, kind: 'change', retry: this.ifCurrent(again) });
  }

  /** Shows the list that the device has kept, until the back-end answers; not after an answer that is a failure. */
  private async recall(generation: object, outcome: ListOutcome<Item>['outcome']): Promise<void> {
    const items = outcome === 'failed' ? undefined : await this.#context.kept?.recall();
    if (generation !== this.#generation || this.status === 'ready') return;
    runInAction(() => {
      this.confirmed = items ?? this.confirmed;
      this.#isUncertain = true;
      this.status = items === undefined ? 'failed' : 'ready';
    });
  }

  private show(items: readonly Item[], number: number): void {
    this.confirmed = items;
    this.#isUncertain = false;
    this.#answered = number;
    this.#backoff.reset();
    this.status = 'ready';
    this.#context.kept?.remember(items);
  }
}
