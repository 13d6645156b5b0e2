import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SignUp } from '../../core/session/SignUp.ts';
import type { SignupErrors, SignupForm } from '../../core/session/validateSignup.ts';
import type { Activity } from '../shell/Activity.ts';
import type { LoginDoors } from './LoginDoors.ts';

const emptyForm: SignupForm = {
  email: '',
  password: '',
  confirmPassword: '',
  firstName: '',
  lastName: '',
  acceptsTerms: false,
};

export type SignupParts = {
  readonly signUp: SignUp;
  readonly doors: LoginDoors;
  readonly activity: Activity;
};

/** The signup form. */
export class SignupViewModel {
  fields: SignupForm = emptyForm;
  errors: SignupErrors = {};
  /** Why the shop said no; empty while it did not. */
  refusal = '';
  isBusy = false;
  private readonly parts: SignupParts;

  constructor(parts: SignupParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts'>(
      this,
      { fields: observableRef, errors: observableRef, parts: false },
      { autoBind: true },
    );
  }

  /** Answers what to do when the page is left. */
  appear(): () => void {
    return this.parts.doors.enter(() => this.isBusy);
  }

  get buttonText(): string {
    return this.isBusy ? 'Signing Up...' : 'Sign Up';
  }

  change<Field extends keyof SignupForm>(field: Field, value: SignupForm[Field]): void {
    this.fields = { ...this.fields, [field]: value };
    this.errors = { ...this.errors, [field]: undefined };
  }

  /** Tries to make the account, then goes to the page `from`. */
  async submit(from: string | null): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.refusal = '';
    this.errors = {};
    const { activity, signUp, doors } = this.parts;
    const result = await activity.track(signUp(this.fields, from));
    runInAction(() => {
      this.isBusy = false;
      if (result.outcome === 'invalid') this.errors = result.errors;
      if (result.outcome === 'refused') this.refusal = result.text;
      if (result.outcome === 'signed-up') doors.finish(result.unfinished);
    });
  }
}
