import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SignUp } from '../../core/session/SignUp.ts';
import type { SignupErrors, SignupForm } from '../../core/session/validateSignup.ts';
import type { Activity } from '../shell/Activity.ts';

const emptyForm: SignupForm = {
  email: '',
  password: '',
  confirmPassword: '',
  firstName: '',
  lastName: '',
  acceptsTerms: false,
};

/** The signup form. */
export class SignupViewModel {
  fields: SignupForm = emptyForm;
  errors: SignupErrors = {};
  /** Why the shop said no; empty while it did not. */
  refusal = '';
  isBusy = false;
  private readonly signUp: SignUp;
  private readonly activity: Activity;

  constructor(signUp: SignUp, activity: Activity) {
    this.signUp = signUp;
    this.activity = activity;
    makeAutoObservable<this, 'signUp' | 'activity'>(
      this,
      { fields: observableRef, errors: observableRef, signUp: false, activity: false },
      { autoBind: true },
    );
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
    const result = await this.activity.track(this.signUp(this.fields, from));
    runInAction(() => {
      this.isBusy = false;
      if (result.outcome === 'invalid') this.errors = result.errors;
      if (result.outcome === 'refused') this.refusal = result.text;
    });
  }
}
