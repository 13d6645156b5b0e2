import { makeAutoObservable, observableRef } from 'mobx';
import type { ChangePerson, InvitePerson, ReadPeople } from '../../../../core/admin/people/managePeople.ts';
import type { InviteOutcome, StaffInvitation, StaffPerson } from '../../../../core/admin/ports/ForManagingStaff.ts';
import type { StaffRole } from '../../../../core/domain/staff/StaffRole.ts';
import { capitalised } from '../../../../core/domain/text/capitalised.ts';
import { isolated } from '../../../../core/domain/text/isolated.ts';
import { formatDate } from '../../../../core/domain/time/formatDate.ts';
import { AccountForm, type AccountFormContext } from '../../../shared/forms/AccountForm.ts';

export type PeopleParts = AccountFormContext & {
  readonly readPeople: ReadPeople;
  readonly invitePerson: InvitePerson;
  readonly changePerson: ChangePerson;
};

type Invited = Extract<InviteOutcome, { outcome: 'invited' }>;

const NOBODY: StaffInvitation = { name: '', email: '', role: 'packer' };

/** The people who work for the shop, and the form that invites one. */
export class PeopleViewModel {
  status: 'loading' | 'ready' | 'failed' = 'loading';
  /** Why the last change of a person had no effect; empty while it had. */
  alert = '';
  /** What the last press has done. */
  announcement = '';
  /** The link of the last invitation, where the shop sends no mails. */
  invitationUrl: string | undefined = undefined;
  isBusy = false;
  readonly invitation: AccountForm<StaffInvitation, Invited>;
  private all: readonly StaffPerson[] = [];
  private readonly parts: PeopleParts;

  constructor(parts: PeopleParts) {
    this.parts = parts;
    this.invitation = new AccountForm<StaffInvitation, Invited>({
      ...{ pendingWork: parts.pendingWork, clock: parts.clock, blank: NOBODY },
      attempt: (fields) => this.attemptInvitation(fields),
      whenDone: (invited) => this.finishInvitation(invited),
    });
    makeAutoObservable<this, 'all' | 'parts'>(
      this,
      { invitation: false, all: observableRef, parts: false },
      { autoBind: true },
    );
  }

  get people() {
    return this.all.map(({ id, name, email, role, state, createdAt, oneTimeCodes }) => ({
      ...{ id, name, email, role, state: capitalised(state), isDisabled: state === 'disabled' },
      ...{ since: formatDate(createdAt), hasCodes: oneTimeCodes },
    }));
  }

  appear(): void {
    void this.load();
  }

  /** Reads the people. Also retries after a failure. */
  async load(): Promise<void> {
    if (this.status === 'failed') this.status = 'loading';
    const read = await this.parts.pendingWork.track(this.parts.readPeople());
    if (read.outcome === 'read') this.show(read.people);
    else this.failToLoad();
  }

  changeRole(id: string, role: StaffRole): Promise<void> {
    return this.change(id, { role }, (name) => `${name} is now ${role === 'owner' ? 'an' : 'a'} ${role}`);
  }

  /** Disables an account, or opens it again. */
  disable(id: string, disabled: boolean): Promise<void> {
    return this.change(id, { disabled }, (name) =>
      disabled ? `${name} can no longer sign in` : `The account of ${name} is open again`,
    );
  }

  /** Turns the one-time codes of somebody off who has lost them. */
  endCodes(id: string): Promise<void> {
    return this.change(id, { oneTimeCodes: false }, (name) => `${name} signs in without one-time codes`);
  }

  dismissInvitation(): void {
    this.invitationUrl = undefined;
  }

  private async change(id: string, change: Parameters<ChangePerson>[1], done: (name: string) => string): Promise<void> {
    if (this.isBusy) return;
    this.begin();
    const result = await this.parts.pendingWork.track(this.parts.changePerson(id, change));
    if (result.outcome === 'changed') this.takeOver(result.person, done(isolated(result.person.name)));
    else this.refuse(result.text);
  }

  private begin(): void {
    this.isBusy = true;
    this.alert = '';
    this.announcement = '';
  }

  private takeOver(person: StaffPerson, announcement: string): void {
    this.isBusy = false;
    this.announcement = announcement;
    this.all = this.all.map((each) => (each.id === person.id ? person : each));
  }

  private refuse(text: string): void {
    this.isBusy = false;
    this.alert = text;
  }

  private async attemptInvitation(fields: StaffInvitation) {
    const result = await this.parts.invitePerson(fields);
    if (result.outcome !== 'failed') return result;
    return { outcome: 'refused' as const, text: result.text };
  }

  private finishInvitation({ person, invitationUrl }: Invited): void {
    this.invitation.reset();
    this.all = [...this.all.filter(({ id }) => id !== person.id), person];
    this.invitationUrl = invitationUrl;
    this.announcement =
      invitationUrl === undefined
        ? `${isolated(person.name)} gets a mail with a link`
        : `${isolated(person.name)} is invited`;
  }

  private show(people: readonly StaffPerson[]): void {
    this.all = people;
    this.status = 'ready';
  }

  private failToLoad(): void {
    this.status = 'failed';
  }
}
