import { makeAutoObservable, observableRef } from 'mobx';
import type { EndKey, MakeKey, ReadKeys } from '../../../../core/admin/people/manageKeys.ts';
import type { StaffKey } from '../../../../core/admin/ports/ForManagingKeys.ts';
import type { StaffRole } from '../../../../core/domain/staff/StaffRole.ts';
import { capitalised } from '../../../../core/domain/text/capitalised.ts';
import { isolated } from '../../../../core/domain/text/isolated.ts';
import { formatDate } from '../../../../core/domain/time/formatDate.ts';
import { AccountForm, type AccountFormContext } from '../../../shared/forms/AccountForm.ts';

export type KeysParts = AccountFormContext & {
  readonly readKeys: ReadKeys;
  readonly makeKey: MakeKey;
  readonly endKey: EndKey;
};

type KeyFields = { readonly name: string; readonly role: StaffRole };
type Made = Extract<Awaited<ReturnType<MakeKey>>, { outcome: 'made' }>;

const NO_KEY: KeyFields = { name: '', role: 'packer' };

/** The API keys, and the form that makes one. */
export class KeysViewModel {
  status: 'loading' | 'ready' | 'failed' = 'loading';
  /** Why a key was not ended; empty while there is nothing to say. */
  alert = '';
  /** What the last press has done. */
  announcement = '';
  isBusy = false;
  /** The key that was made last. Its secret is never shown again. */
  made: { readonly name: string; readonly secret: string } | undefined = undefined;
  readonly form: AccountForm<KeyFields, Made>;
  private all: readonly StaffKey[] = [];
  private endingId: string | undefined = undefined;
  private readonly parts: KeysParts;

  constructor(parts: KeysParts) {
    this.parts = parts;
    this.form = new AccountForm<KeyFields, Made>({
      ...{ pendingWork: parts.pendingWork, clock: parts.clock, blank: NO_KEY },
      attempt: (fields) => this.attempt(fields),
      whenDone: (made) => this.finish(made),
    });
    makeAutoObservable<this, 'all' | 'parts'>(
      this,
      { form: false, made: observableRef, all: observableRef, parts: false },
      { autoBind: true },
    );
  }

  get keys() {
    return this.all.map(({ id, name, role, createdAt, endedAt }) => ({
      ...{ id, name, role: capitalised(role), isEnded: endedAt !== undefined },
      when: endedAt === undefined ? `Made ${formatDate(createdAt)}` : `Ended ${formatDate(endedAt)}`,
    }));
  }

  /** The name of the key that would be ended; undefined while nobody is asked. */
  get endingName(): string | undefined {
    return this.all.find(({ id }) => id === this.endingId)?.name;
  }

  appear(): void {
    void this.load();
  }

  /** Reads the keys. Also retries after a failure. */
  async load(): Promise<void> {
    if (this.status === 'failed') this.status = 'loading';
    const read = await this.parts.pendingWork.track(this.parts.readKeys());
    if (read.outcome === 'read') this.show(read.keys);
    else this.failToLoad();
  }

  /** Asks whether a key is to be ended: no key works again. */
  askToEnd(id: string | undefined): void {
    this.endingId = id;
    this.alert = '';
  }

  async end(): Promise<void> {
    const { endingId: id } = this;
    if (id === undefined || this.isBusy) return;
    this.begin();
    const result = await this.parts.pendingWork.track(this.parts.endKey(id));
    this.finishEnd(result.outcome === 'ended' ? '' : result.text);
    if (result.outcome === 'ended') await this.load();
  }

  dismissSecret(): void {
    this.made = undefined;
  }

  private begin(): void {
    this.isBusy = true;
    this.alert = '';
    this.announcement = '';
  }

  private finishEnd(alert: string): void {
    this.isBusy = false;
    this.alert = alert;
    if (alert !== '') return;
    this.announcement = `The key ${isolated(this.endingName ?? '')} is ended`;
    this.endingId = undefined;
  }

  private async attempt(fields: KeyFields) {
    const result = await this.parts.makeKey(fields);
    if (result.outcome !== 'failed') return result;
    return { outcome: 'refused' as const, text: result.text };
  }

  private finish({ key, secret }: Made): void {
    this.form.reset();
    this.all = [...this.all, key];
    this.made = { name: key.name, secret };
    this.announcement = `The key ${isolated(key.name)} is made`;
  }

  private show(keys: readonly StaffKey[]): void {
    this.all = keys;
    this.status = 'ready';
  }

  private failToLoad(): void {
    this.status = 'failed';
  }
}
