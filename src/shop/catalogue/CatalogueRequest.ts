import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AskCatalogueOutcome } from '../../../core/storefront/catalogue/AskCatalogue.ts';
import type { ForTellingTime } from '../../../core/storefront/ports/browser/ForTellingTime.ts';
import type { Answer } from '../../../core/storefront/ports/catalogue/ForQueryingProducts.ts';
import { ANSWER_LIMIT_MS } from '../../shared/connection/answerLimit.ts';
import type { ConnectionViewModel } from '../../shared/connection/ConnectionViewModel.ts';
import type { PendingWork } from '../../shared/connection/PendingWork.ts';

export type CatalogueStatus = 'loading' | 'ready' | 'failed';

export type CatalogueRequestParts = {
  readonly pendingWork: PendingWork;
  readonly connection: Pick<ConnectionViewModel, 'retryLater' | 'withdraw' | 'markSlow'>;
  readonly clock: ForTellingTime;
};

/** A question to the catalogue and its answer. It is sent when it is made, which changes nothing that is observed. */
export class CatalogueRequest<Value> {
  status: CatalogueStatus = 'loading';
  value: Value | undefined = undefined;
  private readonly parts: CatalogueRequestParts;
  private readonly ask: () => Answer<AskCatalogueOutcome<Value>>;

  /** Until the answer is there, it has that of an `earlier` request of the same. */
  constructor(
    parts: CatalogueRequestParts,
    ask: () => Answer<AskCatalogueOutcome<Value>>,
    earlier?: CatalogueRequest<Value>,
  ) {
    this.parts = parts;
    this.ask = ask;
    if (earlier?.status === 'ready') {
      this.value = earlier.value;
      this.status = 'ready';
    }
    const outcome = ask();
    if (!(outcome instanceof Promise)) this.take(outcome);
    makeAutoObservable<this, 'parts' | 'ask'>(
      this,
      { value: observableRef, parts: false, ask: false },
      { autoBind: true },
    );
    if (outcome instanceof Promise) void this.follow(outcome);
  }

  /** Asks again, after a failure. */
  async load(): Promise<void> {
    this.status = 'loading';
    await this.request();
  }

  private async request(): Promise<void> {
    await this.follow(this.ask());
  }

  private async follow(answer: Answer<AskCatalogueOutcome<Value>>): Promise<void> {
    const { pendingWork, connection, clock } = this.parts;
    const retryLater = () => connection.retryLater({ key: this, kind: 'query', retry: this.request });
    const cancelLimit = clock.after(ANSWER_LIMIT_MS, () => {
      connection.markSlow();
      retryLater();
    });
    // Not before the next microtask: a screen may be asking while it is rendered.
    const outcome = await Promise.resolve().then(() => pendingWork.track(Promise.resolve(answer)));
    runInAction(() => {
      cancelLimit();
      connection.withdraw(this);
      this.take(outcome);
      if (outcome.outcome === 'unreachable') retryLater();
    });
  }

  private take(outcome: AskCatalogueOutcome<Value>): void {
    if (outcome.outcome === 'answered') this.value = outcome.value;
    if (this.status === 'loading' || outcome.outcome === 'answered') {
      this.status = outcome.outcome === 'answered' ? 'ready' : 'failed';
    }
  }
}
