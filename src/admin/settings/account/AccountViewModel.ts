import { makeAutoObservable, observableRef } from 'mobx';
import type {
  AskForSecret,
  CodeFields,
  EndSessions,
  ReadAccount,
  TurnOffCodes,
  TurnOnCodes,
} from '../../../../core/admin/account/keepAccount.ts';
import type { Failed } from '../../../../core/admin/calls/attemptCall.ts';
import type { NewSecret, OwnCodes, OwnSession } from '../../../../core/admin/ports/ForKeepingAccount.ts';
import { formatTime } from '../../../../core/domain/time/formatDate.ts';
import { AccountForm, type AccountFormContext } from '../../../shared/forms/AccountForm.ts';

export type AccountParts = AccountFormContext & {
  readonly readAccount: ReadAccount;
  readonly endSessions: EndSessions;
  readonly askForSecret: AskForSecret;
  readonly turnOnCodes: TurnOnCodes;
  readonly turnOffCodes: TurnOffCodes;
};

type TurnedOn = Extract<Awaited<ReturnType<TurnOnCodes>>, { outcome: 'turned-on' }>;
type TurnedOff = Extract<Awaited<ReturnType<TurnOffCodes>>, { outcome: 'ended' }>;
type PasswordField = { readonly password: string };

/** The sessions and the one-time codes of the person who is signed in. */
export class AccountViewModel {
  status: 'loading' | 'ready' | 'failed' = 'loading';
  /** Why the last press had no effect; empty while it had. */
  alert = '';
  /** What the last press has done. */
  announcement = '';
  isBusy = false;
  codes: OwnCodes = { on: false, recoveryCodes: 0 };
  /** What an app is to be given, while codes are being set up. */
  secret: NewSecret | undefined = undefined;
  /** The recovery codes, until they are put away: they are never shown again. */
  recoveryCodes: readonly string[] = [];
  readonly turnOn: AccountForm<CodeFields, TurnedOn>;
  readonly turnOff: AccountForm<PasswordField, TurnedOff>;
  private all: readonly OwnSession[] = [];
  private readonly parts: AccountParts;

  constructor(parts: AccountParts) {
    this.parts = parts;
    const { pendingWork, clock } = parts;
    this.turnOn = new AccountForm<CodeFields, TurnedOn>({
      ...{ pendingWork, clock, blank: { code: '', password: '' } },
      attempt: (fields) => this.attempt(parts.turnOnCodes(this.secret?.secret ?? '', fields)),
      whenDone: (done) => this.finishTurningOn(done),
    });
    this.turnOff = new AccountForm<PasswordField, TurnedOff>({
      ...{ pendingWork, clock, blank: { password: '' } },
      attempt: (fields) => this.attempt(parts.turnOffCodes(fields)),
      whenDone: () => this.finishTurningOff(),
    });
    makeAutoObservable<this, 'all' | 'parts'>(
      this,
      {
        ...{ turnOn: false, turnOff: false, codes: observableRef, secret: observableRef },
        ...{ recoveryCodes: observableRef, all: observableRef, parts: false },
      },
      { autoBind: true },
    );
  }

  get sessions() {
    return this.all.map(({ id, device, startedAt, usedAt, current }) => ({
      ...{ id, device: device === '' ? 'An unknown device' : device, isCurrent: current },
      when: `Since ${formatTime(startedAt)}, last used ${formatTime(usedAt)}`,
    }));
  }

  appear(): void {
    void this.load();
  }

  /** Reads the account. Also retries after a failure. */
  async load(): Promise<void> {
    if (this.status === 'failed') this.status = 'loading';
    const read = await this.parts.pendingWork.track(this.parts.readAccount());
    if (read.outcome === 'read') this.show(read.sessions, read.codes);
    else this.failToLoad();
  }

  endSession(id: string): Promise<void> {
    return this.end('The session is ended', id);
  }

  endOtherSessions(): Promise<void> {
    return this.end('You are signed out everywhere else');
  }

  /** Asks for a secret, to set codes up with. */
  async setUp(): Promise<void> {
    if (this.isBusy) return;
    this.begin();
    const made = await this.parts.pendingWork.track(this.parts.askForSecret());
    this.take(made.outcome === 'made' ? made : undefined);
    if (made.outcome === 'failed') this.refuse(made);
  }

  cancelSetUp(): void {
    this.secret = undefined;
    this.turnOn.reset();
  }

  putAwayRecoveryCodes(): void {
    this.recoveryCodes = [];
  }

  private async end(done: string, id?: string): Promise<void> {
    if (this.isBusy) return;
    this.begin();
    const result = await this.parts.pendingWork.track(this.parts.endSessions(id));
    if (result.outcome === 'ended') this.announce(done);
    else this.refuse(result);
    await this.load();
  }

  /** Turns a failure into a refusal, which a form shows. */
  private async attempt<Done>(call: Promise<Done | Failed>) {
    const result = await call;
    if (!isFailed(result)) return result;
    return { outcome: 'refused' as const, text: result.text };
  }

  private finishTurningOn({ recoveryCodes }: TurnedOn): void {
    this.recoveryCodes = recoveryCodes;
    this.codes = { on: true, recoveryCodes: recoveryCodes.length };
    this.cancelSetUp();
    this.announce('One-time codes are on');
  }

  private finishTurningOff(): void {
    this.codes = { on: false, recoveryCodes: 0 };
    this.recoveryCodes = [];
    this.turnOff.reset();
    this.announce('One-time codes are off');
  }

  private begin(): void {
    this.isBusy = true;
    this.alert = '';
    this.announcement = '';
  }

  private take(secret: NewSecret | undefined): void {
    this.isBusy = false;
    this.secret = secret;
  }

  private announce(text: string): void {
    this.isBusy = false;
    this.announcement = text;
  }

  private refuse({ text }: { readonly text: string }): void {
    this.isBusy = false;
    this.alert = text;
  }

  private show(sessions: readonly OwnSession[], codes: OwnCodes): void {
    this.all = sessions;
    this.codes = codes;
    this.status = 'ready';
  }

  private failToLoad(): void {
    this.status = 'failed';
  }
}

function isFailed<Done>(result: Done | Failed): result is Failed {
  return Object(result).outcome === 'failed';
}
