import { makeAutoObservable, observableRef } from 'mobx';
import type { FormRejection } from '../../../core/domain/accounts/FormRejection.ts';
import type { ForTellingTime } from '../../../core/storefront/ports/browser/ForTellingTime.ts';
import { ANSWER_LIMIT_MS } from '../connection/answerLimit.ts';
import type { PendingWork } from '../connection/PendingWork.ts';

type ErrorsOf<Fields> = { readonly [Field in keyof Fields]?: string | undefined };

/** What every form of an account needs. */
export type AccountFormContext = {
  readonly pendingWork: PendingWork;
  readonly clock: ForTellingTime;
};

export type AccountFormParts<Fields, Done, Given extends readonly unknown[]> = AccountFormContext & {
  /** The fields before anything is typed. */
  readonly blank: Fields;
  readonly attempt: (fields: Fields, ...given: Given) => Promise<Done | FormRejection<ErrorsOf<Fields>>>;
  /** Receives each success, also a late one. */
  readonly whenDone: (done: Done) => void;
};

/** What the forms of an account share: fields with their errors, one attempt at a time, and why an attempt was refused. */
export class AccountForm<Fields extends object, Done extends object, Given extends readonly unknown[] = []> {
  fields: Fields;
  errors: ErrorsOf<Fields> = {};
  /** Why the last attempt was refused; empty while it was not. */
  refusal = '';
  isBusy = false;
  private attempts = 0;
  private readonly parts: AccountFormParts<Fields, Done, Given>;

  constructor(parts: AccountFormParts<Fields, Done, Given>) {
    this.parts = parts;
    this.fields = parts.blank;
    makeAutoObservable<this, 'attempts' | 'parts'>(
      this,
      { fields: observableRef, errors: observableRef, attempts: false, parts: false },
      { autoBind: true },
    );
  }

  change<Field extends keyof Fields>(field: Field, value: Fields[Field]): void {
    this.fields = { ...this.fields, [field]: value };
    this.errors = { ...this.errors, [field]: undefined };
  }

  /** Empties the form. A refusal of an attempt that is under way is no longer shown. */
  reset(): void {
    this.attempts += 1;
    this.fields = this.parts.blank;
    this.errors = {};
    this.refusal = '';
    this.isBusy = false;
  }

  /** Makes the attempt. After 10 s without an answer it may be tried again; a late success still counts. */
  async submit(...given: Given): Promise<void> {
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
    const outcome = await pendingWork.track(attempt(this.fields, ...given));
    cancelLimit();
    this.settle(number, outcome);
  }

  private settle(number: number, result: Done | FormRejection<ErrorsOf<Fields>>): void {
    const rejection = isRejection(result) ? result : undefined;
    if (number === this.attempts) {
      this.isBusy = false;
      this.errors = rejection?.outcome === 'invalid' ? rejection.errors : {};
      this.refusal = rejection?.outcome === 'refused' ? rejection.text : '';
    }
    if (!isRejection(result)) this.parts.whenDone(result);
  }
}

function isRejection<Done extends object, Errors>(
  result: Done | FormRejection<Errors>,
): result is FormRejection<Errors> {
  return 'outcome' in result && (result.outcome === 'invalid' || result.outcome === 'refused');
}
