import { Secret, TOTP } from 'otpauth';
import type { Actor } from '../../../../core/domain/staff/Actor.ts';
import { STAFF_ROLES, type StaffRole } from '../../../../core/domain/staff/StaffRole.ts';
import type { ShopUnderTest } from '../ShopUnderTest.ts';

const COMMAND: Actor = { kind: 'command', id: 'command', name: 'command line' };
const PEOPLE = ['meera', 'kiran', 'leela'] as const;
const password = 'a long password';

type Session = { readonly token: string; readonly staffId: string; isEnded: boolean };
type Member = { readonly id: string; readonly email: string; readonly name: string; readonly disabled: boolean };

/** What the staff of a run know: the sessions that began, the secrets of their apps, and how often each code signed in. */
class Knowledge {
  readonly sessions: Session[] = [];
  /** By person. */
  readonly secrets = new Map<string, string>();
  /** By secret and code. */
  readonly uses = new Map<string, number>();
}
const known = new WeakMap<ShopUnderTest, Knowledge>();

export function knowledgeOf(shop: ShopUnderTest): Knowledge {
  const knowledge = known.get(shop) ?? new Knowledge();
  known.set(shop, knowledge);
  return knowledge;
}

const nth = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % Math.max(1, items.length)];
const roleAt = (at: number): StaffRole => STAFF_ROLES[at % STAFF_ROLES.length] ?? 'packer';
const actorOf = ({ id, name }: Pick<Member, 'id' | 'name'>): Actor => ({ kind: 'staff', id, name });

async function memberAt(shop: ShopUnderTest, at: number): Promise<Member | undefined> {
  const text = 'select id, email, name, disabled_at is not null as disabled from staff order by place';
  return nth(await shop.database.inspect.query<Member>(text).catch(() => []), at);
}

export async function invite(shop: ShopUnderTest, at: number): Promise<string | undefined> {
  const name = PEOPLE[at % PEOPLE.length] ?? 'meera';
  const invitation = { email: `${name}@shop.example`, name, role: at % 2 === 0 ? ('owner' as const) : roleAt(at) };
  const invited = await shop.process(at).use(({ admin }) => admin.inviteStaff(COMMAND, invitation));
  return typeof invited === 'object' && 'token' in invited ? invited.token : undefined;
}

/** Invites a person, who follows the link on two devices at once. */
export async function join(shop: ShopUnderTest, at: number): Promise<void> {
  const token = await invite(shop, at);
  if (token === undefined) return;
  const accept = async (process: number) => {
    const accepted = await shop.process(process).use(({ admin }) => admin.acceptInvitation({ token, password }));
    return noteSession(shop, accepted);
  };
  const accepted = await Promise.all([0, 1].map(accept));
  if (accepted.every(Boolean)) shop.violations.push('An invitation was accepted twice');
}

/** Notes a session that began. Returns whether one did. */
function noteSession(shop: ShopUnderTest, signedIn: unknown): boolean {
  const { token, member } = Object(signedIn) as { readonly token?: string; readonly member?: Member };
  if (token === undefined || member === undefined) return false;
  knowledgeOf(shop).sessions.push({ token, staffId: member.id, isEnded: false });
  return true;
}

export async function changeRole(shop: ShopUnderTest, at: number): Promise<void> {
  const member = await memberAt(shop, at);
  if (member === undefined) return;
  const change = (role: StaffRole) => (process: number) =>
    shop.process(process).use(({ admin }) => admin.changeStaff(COMMAND, member.id, { role }));
  await Promise.all([change(roleAt(at))(0), change(roleAt(at + 1))(1)]);
}

/** Disables an account, which ends its sessions, or opens it again. */
export async function disable(shop: ShopUnderTest, at: number): Promise<void> {
  const member = await memberAt(shop, at);
  if (member === undefined) return;
  const before = sessionsOf(shop, member.id);
  const isDisabled = !member.disabled;
  const changed = await shop.process(at).use(({ admin }) => admin.changeStaff(COMMAND, member.id, { isDisabled }));
  if (isDisabled && typeof changed === 'object') for (const session of before) session.isEnded = true;
}

function sessionsOf(shop: ShopUnderTest, staffId: string): readonly Session[] {
  return knowledgeOf(shop).sessions.filter((session) => session.staffId === staffId);
}

/** A person signs in, with the code of the app where there is one: on both processes at once. */
export async function signIn(shop: ShopUnderTest, at: number): Promise<void> {
  const member = await memberAt(shop, at);
  if (member === undefined) return;
  const { secrets, uses } = knowledgeOf(shop);
  const secret = secrets.get(member.id);
  const code = secret === undefined ? undefined : codeAt(shop.now, secret);
  const attempt = async (process: number) => {
    const request = { email: member.email, password, code };
    const signedIn = await shop.process(process).use(({ admin }) => admin.signIn(request));
    const isIn = noteSession(shop, signedIn);
    const needsCode = isIn && Object(signedIn).member.oneTimeCodes !== undefined;
    if (needsCode) uses.set(`${secret} ${code}`, (uses.get(`${secret} ${code}`) ?? 0) + 1);
  };
  await Promise.all([0, 1].map(attempt));
  if ((uses.get(`${secret} ${code}`) ?? 0) > 1) shop.violations.push(`A one-time code has signed in more than once`);
}

function codeAt(timestamp: number, secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

export async function signOut(shop: ShopUnderTest, at: number): Promise<void> {
  const session = nth(knowledgeOf(shop).sessions, at);
  if (session === undefined) return;
  const ended = await shop.process(at).use(({ admin }) => admin.signOut(session.token));
  if (ended !== undefined) session.isEnded = true;
}

export async function endOtherSessions(shop: ShopUnderTest, at: number): Promise<void> {
  const session = nth(knowledgeOf(shop).sessions, at);
  if (session === undefined) return;
  const others = sessionsOf(shop, session.staffId).filter((each) => each !== session);
  const actor = actorOf({ id: session.staffId, name: 'somebody' });
  const ended = await shop.process(at).use(({ admin }) => admin.account.endOtherSessions(actor, session.token));
  if (ended !== undefined) for (const other of others) other.isEnded = true;
}

export async function turnOnCodes(shop: ShopUnderTest, at: number): Promise<void> {
  const member = await memberAt(shop, at);
  if (member === undefined) return;
  const turnedOn = await shop.process(at).use(async ({ admin: { account } }) => {
    const { secret } = await account.newSecret(actorOf(member));
    const proof = { secret, code: codeAt(shop.now, secret), password };
    return { secret, outcome: await account.turnOnCodes(actorOf(member), proof) };
  });
  if (typeof turnedOn?.outcome === 'object') knowledgeOf(shop).secrets.set(member.id, turnedOn.secret);
}

export async function turnOffCodes(shop: ShopUnderTest, at: number): Promise<void> {
  const member = await memberAt(shop, at);
  if (member === undefined) return;
  if (at % 2 === 0) {
    await shop.process(at).use(({ admin }) => admin.account.turnOffCodes(actorOf(member), { password }));
  } else await shop.process(at).use(({ admin }) => admin.changeStaff(COMMAND, member.id, { endsCodes: true }));
}

/** Two people save settings at once. */
export async function changeSettings(shop: ShopUnderTest, at: number): Promise<void> {
  const changes = [
    { phone: `080 4718 22${at % 10}0` },
    { name: `Shop ${at}` },
    { phone: '' },
    { legalName: `Firm ${at}` },
  ];
  const save = (process: number) =>
    shop
      .process(process)
      .use(({ admin }) => admin.changeSettings(COMMAND, nth(changes, at + process) ?? {}, () => true));
  await Promise.all([0, 1].map(save));
}
