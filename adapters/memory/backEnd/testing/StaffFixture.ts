import { type BackEnd, makeBackEnd } from '../../../../core/backend/BackEnd.ts';
import { type Invalid, isInvalid } from '../../../../core/backend/ports/refusals/Invalid.ts';
import type { Activity } from '../../../../core/backend/ports/staff/ForLoggingActivity.ts';
import type { SignedIn } from '../../../../core/backend/staff/SignIn.ts';
import type { Actor } from '../../../../core/domain/staff/Actor.ts';
import type { StaffRole } from '../../../../core/domain/staff/StaffRole.ts';
import { MemoryBackEndPorts } from '../MemoryBackEndPorts.ts';

const COMMAND: Actor = { kind: 'command', id: 'command', name: 'command line' };

/** The admin on fakes, for tests of use cases, with an owner, Ravi. */
export class StaffFixture {
  static readonly password = 'a long password';
  readonly ports: MemoryBackEndPorts;
  readonly backEnd: BackEnd;
  /** Ravi, once he has joined. */
  owner: Actor = COMMAND;

  /** `change` replaces ports. */
  static async withOwner(change: Partial<MemoryBackEndPorts> = {}): Promise<StaffFixture> {
    const fixture = new StaffFixture(change);
    const { member } = await fixture.join('ravi@shop.example', 'owner', 'Ravi');
    fixture.owner = { kind: 'staff', id: member.id, name: member.name };
    return fixture;
  }

  private constructor(change: Partial<MemoryBackEndPorts>) {
    this.ports = Object.assign(new MemoryBackEndPorts(), change);
    this.backEnd = makeBackEnd(this.ports);
  }

  get admin(): BackEnd['admin'] {
    return this.backEnd.admin;
  }

  /** Invites a person. Resolves with the token of the link. */
  async invite(email: string, role: StaffRole, name = 'Leela'): Promise<string> {
    return succeeded(await this.admin.inviteStaff(this.owner, { email, name, role })).token;
  }

  /** Invites a person, who accepts. */
  async join(email: string, role: StaffRole, name?: string): Promise<SignedIn> {
    const token = await this.invite(email, role, name);
    return succeeded(await this.admin.acceptInvitation({ token, password: StaffFixture.password }));
  }

  async signIn(email = 'ravi@shop.example'): Promise<SignedIn> {
    return succeeded(await this.admin.signIn({ email, password: StaffFixture.password }));
  }

  /** Resolves with what was changed, the oldest first, without ids and times. */
  async activity(): Promise<readonly Omit<Activity, 'id' | 'at'>[]> {
    const { activity } = await this.admin.listActivity();
    return activity.toReversed().map(({ id: _id, at: _at, ...entry }) => entry);
  }
}

/** Returns a result that is a value. Throws when it is not. */
export function succeeded<Value extends object>(result: Value | string | Invalid): Exclude<Value, Invalid> {
  if (typeof result === 'string' || isInvalid(result)) throw new Error(JSON.stringify(result));
  return result as Exclude<Value, Invalid>;
}
