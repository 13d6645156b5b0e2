import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Credentials } from '../../core/ports/ForAuthenticating.ts';
import type { LogIn } from '../../core/session/LogIn.ts';
import type { LoginErrors } from '../../core/session/validateLogin.ts';
import type { Activity } from '../shell/Activity.ts';
import type { LoginDoors } from './LoginDoors.ts';

export type LoginParts = {
  readonly logIn: LogIn;
  readonly doors: LoginDoors;
  readonly activity: Activity;
};

/** The login form. */
export class LoginViewModel {
  fields: Credentials = { email: '', password: '' };
  errors: LoginErrors = {};
  /** Why the shop said no; empty while it did not. */
  refusal = '';
  isBusy = false;
  isPasswordShown = false;
  /** Is on the page and does nothing yet. */
  keepsSignedIn = false;
  private readonly parts: LoginParts;

  constructor(parts: LoginParts) {
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

  change(field: keyof Credentials, value: string): void {
    this.fields = { ...this.fields, [field]: value };
    this.errors = { ...this.errors, [field]: undefined };
  }

  togglePassword(): void {
    this.isPasswordShown = !this.isPasswordShown;
  }

  toggleKeepSignedIn(): void {
    this.keepsSignedIn = !this.keepsSignedIn;
  }

  /** Tries to log in, then goes back to the page `from`. */
  async submit(from: string | null): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.refusal = '';
    this.errors = {};
    const { activity, logIn, doors } = this.parts;
    const result = await activity.track(logIn(this.fields, from));
    runInAction(() => {
      this.isBusy = false;
      if (result.outcome === 'invalid') this.errors = result.errors;
      if (result.outcome === 'refused') this.refusal = result.text;
      if (result.outcome === 'logged-in') doors.finish(result.unfinished);
    });
  }
}
