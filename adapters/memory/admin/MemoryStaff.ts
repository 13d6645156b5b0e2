import type { ForManagingKeys } from '../../../core/admin/ports/ForManagingKeys.ts';
import type { ForManagingStaff, StaffInvitation, StaffPerson } from '../../../core/admin/ports/ForManagingStaff.ts';
import type { ForReadingActivity } from '../../../core/admin/ports/ForReadingActivity.ts';
import { Unreachable } from '../../../core/admin/ports/Unreachable.ts';
import type { StaffMember } from '../../../core/backend/ports/staff/ForStoringStaff.ts';
import { makeChangeStaff } from '../../../core/backend/staff/ChangeStaff.ts';
import { makeInviteStaff } from '../../../core/backend/staff/InviteStaff.ts';
import { makeListActivity } from '../../../core/backend/staff/ListActivity.ts';
import { makeManageKeys } from '../../../core/backend/staff/ManageKeys.ts';
import type { Actor } from '../../../core/domain/staff/Actor.ts';
import { MemoryBackEndPorts } from '../backEnd/MemoryBackEndPorts.ts';

const REFUSALS = {
  'staff-exists': 'This e-mail address already has an account.',
  'unknown-staff': 'This person does not work for the shop.',
  'last-owner': 'The shop needs an owner. Please make somebody else an owner first.',
  'unknown-key': 'The API key does not exist.',
} as const;

/** The people, keys and activity of a shop in memory, with its owner, Ravi: the back-end's use cases on its fakes. */
export class MemoryStaff implements ForManagingStaff, ForManagingKeys, ForReadingActivity {
  /** Test control. */
  readonly ports = new MemoryBackEndPorts();
  /** Test control: where the links of invitations lead; undefined where the shop sends mails. */
  invitationsAt: string | undefined = 'https://shop.example';
  /** Test control: what every call rejects with. */
  failure: Error | undefined;
  readonly #actor: Actor = { kind: 'staff', id: 'ravi', name: 'Ravi' };
  readonly #invite = makeInviteStaff(this.ports);
  readonly #change = makeChangeStaff(this.ports);
  readonly #keys = makeManageKeys(this.ports);
  readonly #list = makeListActivity(this.ports);

  /** Resolves with a shop whose owner has accepted the invitation. */
  static async withOwner(): Promise<MemoryStaff> {
    const shop = new MemoryStaff();
    const owner = { id: 'ravi', email: 'ravi@shop.example', name: 'Ravi', role: 'owner', passwordHash: 'x' } as const;
    await shop.ports.staff.add({ ...owner, createdAt: '2026-03-01T09:00:00+00:00' });
    return shop;
  }

  async people() {
    this.#fail();
    return (await this.ports.staff.all()).map(personOf);
  }

  async invite(invitation: StaffInvitation) {
    this.#fail();
    const invited = await this.#invite(this.#actor, invitation);
    if (typeof invited === 'string') return refused(invited);
    if ('invalid' in invited) return { outcome: 'refused', text: invited.invalid[0] ?? '' } as const;
    const { member, token } = invited;
    const at = this.invitationsAt;
    const link = at === undefined ? {} : { invitationUrl: `${at}/admin/invitation?token=${encodeURIComponent(token)}` };
    return { outcome: 'invited', person: personOf(member), ...link } as const;
  }

  async change(...[id, { role, disabled, oneTimeCodes }]: Parameters<ForManagingStaff['change']>) {
    this.#fail();
    const changed = await this.#change(this.#actor, id, {
      ...{ role, isDisabled: disabled, endsCodes: oneTimeCodes === false },
    });
    return typeof changed === 'string'
      ? refused(changed)
      : ({ outcome: 'changed', person: personOf(changed) } as const);
  }

  async keys() {
    this.#fail();
    return (await this.#keys.listKeys()).map((key) => ({ ...key }));
  }

  async make(key: Parameters<ForManagingKeys['make']>[0]) {
    this.#fail();
    return { outcome: 'made' as const, ...(await this.#keys.addKey(this.#actor, key)) };
  }

  async end(id: string) {
    this.#fail();
    const ended = await this.#keys.endKey(this.#actor, id);
    return typeof ended === 'string' ? refused(ended) : ({ outcome: 'ended' } as const);
  }

  async activity(after?: string) {
    this.#fail();
    return this.#list(after);
  }

  /** Test control: makes every call fail as without a connection. */
  loseConnection(): void {
    this.failure = new Unreachable('Network Error');
  }

  #fail(): void {
    if (this.failure !== undefined) throw this.failure;
  }
}

function refused(refusal: keyof typeof REFUSALS) {
  return { outcome: 'refused', text: REFUSALS[refusal] } as const;
}

function personOf({
  id,
  email,
  name,
  role,
  createdAt,
  passwordHash,
  disabledAt,
  oneTimeCodes,
}: StaffMember): StaffPerson {
  const open = passwordHash === undefined ? ('invited' as const) : ('active' as const);
  return {
    id,
    email,
    name,
    role,
    createdAt,
    state: disabledAt === undefined ? open : 'disabled',
    oneTimeCodes: oneTimeCodes !== undefined,
  };
}
