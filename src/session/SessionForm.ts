import { actionBound, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { SessionOutcome } from '../../core/storefront/session/beginSession.ts';
import type { PendingWork } from '../connection/PendingWork.ts';
import type { AuthPages } from './AuthPages.ts';

type ErrorsOf<Fields> = { readonly [Field in keyof Fields]?: string | undefined };

export type SessionFormParts<Fields> = {
  /** The fields before anything is typed. */
  readonly blank: Fields;
  readonly attempt: (fields: Fields, from: string | null) => Promise<SessionOutcome<ErrorsOf<Fields>>>;
  readonly authPages: AuthPages;
  readonly pendingWork: PendingWork;
};

/** What the login and the signup form share: fields with their errors, one attempt at a time, and why the shop said no. */
export class SessionForm<Fields extends object> {
  fields: Fields;
  errors: ErrorsOf<Fields> = {};
  /** Why the shop said no; empty while it did not. */
  refusal = '';
  isBusy = false;
  private readonly parts: SessionFormParts<Fields>;

  constructor(parts: SessionFormParts<Fields>) {
    this.parts = parts;
    this.fields = parts.blank;
    makeObservable(this, {
      ...{ fields: observableRef, errors: observableRef, refusal: observable, isBusy: observable },
      ...{ appear: actionBound, change: actionBound, submit: actionBound },
    });
  }

  /** Answers what to do when the page is left. */
  appear(): () => void {
    return this.parts.authPages.enter(() => this.isBusy);
  }

  change<Field extends keyof Fields>(field: Field, value: Fields[Field]): void {
    this.fields = { ...this.fields, [field]: value };
    this.errors = { ...this.errors, [field]: undefined };
  }

  /** Makes the attempt, then goes to the page `from`. */
  async submit(from: string | null): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.refusal = '';
    this.errors = {};
    const { pendingWork, attempt, authPages } = this.parts;
    const result = await pendingWork.track(attempt(this.fields, from));
    runInAction(() => {
      this.isBusy = false;
      if (result.outcome === 'invalid') this.errors = result.errors;
      if (result.outcome === 'refused') this.refusal = result.text;
      if (result.outcome === 'begun') authPages.complete(result.pendingAction);
    });
  }
}
