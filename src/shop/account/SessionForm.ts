import { makeAutoObservable, observableRef } from 'mobx';
import type { ForTellingTime } from '../../../core/storefront/ports/ForTellingTime.ts';
import type { SessionOutcome } from '../../../core/storefront/session/startSession.ts';
import { ANSWER_LIMIT_MS } from '../../shared/connection/answerLimit.ts';
import type { PendingWork } from '../../shared/connection/PendingWork.ts';
import type { AuthPages } from '../session/AuthPages.ts';

type ErrorsOf<Fields> = { readonly [Field in keyof Fields]?: string | undefined };

/** What a login or signup form needs besides its fields. */
export type SessionFormContext = {
  readonly authPages: Pick<AuthPages, 'enter' | 'complete'>;
  readonly pendingWork: PendingWork;
  readonly clock: ForTellingTime;
};

export type SessionFormParts<Fields> = SessionFormContext & {
  /** The fields before anything is typed. */
  readonly blank: Fields;
  readonly attempt: (fields: Fields, from: string | null) => Promise<SessionOutcome<ErrorsOf<Fields>>>;
};

/** What the login and the signup form share: fields with their errors, one attempt at a time, and why an attempt was refused. */
export class SessionForm<Fields extends object> {
  fields: Fields;
  errors: ErrorsOf<Fields> = {};
  /** Why the last attempt was refused; empty while it was not. */
  refusal = '';
  isBusy = false;
  private attempts = 0;
  private readonly parts: SessionFormParts<Fields>;

  constructor(parts: SessionFormParts<Fields>) {
    this.parts = parts;
    this.fields = parts.blank;
    makeAutoObservable<this, 'attempts' | 'parts'>(
      this,
      { fields: observableRef, errors: observableRef, attempts: false, parts: false },
      { autoBind: true },
    );
  }

  /** Returns a function to call when the page is left. */
  appear(): () => void {
    return this.parts.authPages.enter(() => this.isBusy);
  }

  change<Field extends keyof Fields>(field: Field, value: Fields[Field]): void {
    this.fields = { ...this.fields, [field]: value };
    this.errors = { ...this.errors, [field]: undefined };
  }

  /**
   * Makes the attempt, then opens the page `from`. After 10 s without an answer the shopper may try again; a late success still
   * counts.
   */
  async submit(from: string | null): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.refusal = '';
    this.errors = {};
    this.attempts += 1;
    const number = this.attempts;
    const { pendingWork, clock, attempt } = this.parts;
    const cancelLimit = clock.after(ANSWER_LIMIT_MS, () =>
      this.settle(number, { outcome: 'refused', text: 'The shop is slow to answer. Please try again.' }),
    );
    const outcome = await pendingWork.track(attempt(this.fields, from));
    cancelLimit();
    this.settle(number, outcome);
  }

  private settle(number: number, result: SessionOutcome<ErrorsOf<Fields>>): void {
    if (result.outcome === 'started') this.parts.authPages.complete(result.pendingAction);
    if (number !== this.attempts) return;
    this.isBusy = false;
    this.errors = result.outcome === 'invalid' ? result.errors : {};
    this.refusal = result.outcome === 'refused' ? result.text : '';
  }
}
