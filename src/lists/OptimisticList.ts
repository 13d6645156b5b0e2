import { makeAutoObservable, observableRef, when } from 'mobx';
import type { ListOutcome, OptimisticUpdate, ShopperList } from '../../core/storefront/lists/OptimisticUpdate.ts';
import { ANSWER_LIMIT_MS } from '../connection/answerLimit.ts';
import type { ListContext } from './ListContext.ts';

/** Whether a list was requested yet, is loading for the first time, is loaded, or could not be loaded. */
export type ListStatus = 'unasked' | 'loading' | 'ready' | 'failed';

/** A call that waits for its turn or for its answer. */
type Call<Item> = {
  readonly send: () => Promise<ListOutcome<Item>>;
  readonly update?: OptimisticUpdate<Item>;
};

/**
 * A list that the back-end stores, and returns whole with every call. `items` is the last answer with the pending updates
 * applied: an update shows at once, and disappears when it is refused. Calls are sent one after the other, so that answers
 * arrive in order. A call without an answer after 10 s no longer blocks the others; its late answer still counts.
 */
export class OptimisticList<Item> implements ShopperList<Item> {
  status: ListStatus = 'unasked';
  /** The list of the back-end's latest response. */
  confirmed: readonly Item[] = [];
  private pending: readonly OptimisticUpdate<Item>[] = [];
  /** Changes when the list is reset: answers to an earlier generation are ignored. */
  private generation = {};
  private lastTurn: Promise<unknown> = Promise.resolve();
  private queuedLoad: Promise<void> | undefined;
  private calls = 0;
  /** The number of the latest call whose answer is shown. */
  private answered = 0;
  private readonly loadItems: () => Promise<ListOutcome<Item>>;
  private readonly context: ListContext;

  constructor(loadItems: () => Promise<ListOutcome<Item>>, context: ListContext) {
    this.loadItems = loadItems;
    this.context = context;
    makeAutoObservable<
      this,
      'pending' | 'generation' | 'lastTurn' | 'queuedLoad' | 'calls' | 'answered' | 'loadItems' | 'context'
    >(
      this,
      {
        ...{ confirmed: observableRef, pending: observableRef, generation: false, lastTurn: false },
        ...{ queuedLoad: false, calls: false, answered: false, loadItems: false, context: false },
      },
      { autoBind: true },
    );
  }

  get items(): readonly Item[] {
    return this.pending.reduce((items, { apply }) => apply(items), this.confirmed);
  }

  /** Loads the list and sets `status`. Callers share a load that is still queued. */
  async load(): Promise<void> {
    if (this.status !== 'ready') this.status = 'loading';
    this.queuedLoad ??= this.enqueue({
      send: () => {
        this.queuedLoad = undefined;
        return this.loadItems();
      },
    }).then(({ outcome }) => {
      if (outcome !== 'session-ended' && this.status === 'loading') this.setStatus('failed');
    });
    await this.queuedLoad;
  }

  async update(update: OptimisticUpdate<Item>): Promise<ListOutcome<Item>> {
    return this.submit(update, () => (this.status === 'ready' ? this.confirmed : undefined));
  }

  /** Resolves with the list as the back-end has it, once no update waits for an answer. */
  async whenConfirmed(): Promise<readonly Item[]> {
    await when(() => this.pending.length === 0);
    return this.confirmed;
  }

  /** Replaces the list by the response of another call, which is newer than any pending one. */
  replace(items: readonly Item[]): void {
    this.calls += 1;
    this.show(items, this.calls);
    this.context.notifyOtherTabs();
  }

  /** Clears the list. Queued calls are not sent, and answers to earlier calls are ignored. */
  reset(): void {
    this.generation = {};
    this.lastTurn = Promise.resolve();
    this.queuedLoad = undefined;
    this.pending = [];
    this.confirmed = [];
    this.status = 'unasked';
  }

  private submit(update: OptimisticUpdate<Item>, confirmed: () => readonly Item[] | undefined) {
    this.pending = [...this.pending, update];
    return this.enqueue({ update, send: () => update.send(confirmed()) });
  }

  private async enqueue(call: Call<Item>): Promise<ListOutcome<Item>> {
    const { generation } = this;
    const turn = this.lastTurn.then(() => this.take(call, generation));
    this.lastTurn = turn;
    return this.context.pendingWork.track(turn);
  }

  /** Sends a call and waits for its answer, though not longer than the limit. */
  private take(call: Call<Item>, generation: object): Promise<ListOutcome<Item>> {
    if (generation !== this.generation) return Promise.resolve({ outcome: 'session-ended' });
    this.calls += 1;
    const number = this.calls;
    return new Promise((resolve) => {
      let isOverdue = false;
      const settle = (outcome: ListOutcome<Item>) => {
        const isCurrent = generation === this.generation;
        if (isCurrent) this.settle(call, outcome, number, isOverdue);
        resolve(isCurrent ? outcome : { outcome: 'session-ended' });
      };
      const cancelLimit = this.context.clock.after(ANSWER_LIMIT_MS, () => {
        settle({ outcome: 'overdue' });
        isOverdue = true;
      });
      void call.send().then((outcome) => {
        cancelLimit();
        settle(outcome);
      });
    });
  }

  private settle(call: Call<Item>, outcome: ListOutcome<Item>, number: number, isLate: boolean): void {
    this.pending = this.pending.filter((other) => other !== call.update);
    const items = 'items' in outcome ? outcome.items : undefined;
    if (items !== undefined) {
      if (number > this.answered) this.show(items, number);
      // A later call was answered first: neither answer is sure to hold the other's change.
      else if (isLate) void this.load();
    }
    if (call.update !== undefined && items !== undefined && outcome.outcome !== 'unchanged') {
      this.context.notifyOtherTabs();
    }
    if (isLate) this.context.connection.withdraw(call, this.loadItems);
    else if (outcome.outcome === 'unreachable' || outcome.outcome === 'overdue') this.offerRetry(call, outcome.outcome);
  }

  /** An update that did not get through is undone; it can be sent again while the list is the same shopper's. */
  private offerRetry(call: Call<Item>, reason: 'unreachable' | 'overdue'): void {
    const { generation } = this;
    const { connection } = this.context;
    const ifCurrent = (again: () => Promise<unknown>) => async () => generation === this.generation && again();
    const { update } = call;
    if (reason === 'overdue') connection.markSlow();
    connection.retryLater({ key: this.loadItems, kind: 'query', retry: ifCurrent(this.load) });
    if (update === undefined) return;
    connection.retryLater({ key: call, kind: 'change', retry: ifCurrent(() => this.submit(update, () => undefined)) });
  }

  private show(items: readonly Item[], number: number): void {
    this.confirmed = items;
    this.answered = number;
    this.status = 'ready';
  }

  private setStatus(status: ListStatus): void {
    this.status = status;
  }
}
