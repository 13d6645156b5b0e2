import { sqlStores } from '../../../../adapters/sql/sqlStores.ts';
import { FIRST_SETTINGS } from '../../../../core/domain/settings/ShopSettings.ts';
import { knowledgeOf } from '../commands/accountCommands.ts';
import type { ShopUnderTest } from '../ShopUnderTest.ts';

type State = Record<string, unknown>;
type Entry = {
  readonly kind: string;
  readonly id: string;
  readonly before: string | null;
  readonly after: string | null;
};

const ENTRIES = `select subject_kind as kind, subject_id as id, before, after from activity
where subject_kind in ('staff', 'settings') order by place`;

/**
 * The log of accounts and settings, read from its beginning, leads to what there is: each entry begins where the one before has ended,
 * so that no change is without its entry and no entry without its change. And no session opens that was ended.
 */
export async function checkAccounts(shop: ShopUnderTest): Promise<readonly string[]> {
  const { inspect } = shop.database;
  const { staff, settings } = sqlStores(inspect);
  const found: string[] = [];
  const told = new Map<string, State>([['settings shop', plain({ ...FIRST_SETTINGS })]]);
  for (const { kind, id, before, after } of await inspect.query<Entry>(ENTRIES)) {
    const subject = `${kind} ${id}`;
    const state = told.get(subject) ?? {};
    const [from, to] = [before, after].map((text) => plain(JSON.parse(text ?? '{}'))) as [State, State];
    const fields = Object.keys({ ...from, ...to }).filter((field) => field !== 'sessions');
    // Signing in changes their number without an entry, so that an entry tells of fewer.
    if (Number(to.sessions ?? 0) > Number(from.sessions ?? 0))
      found.push(`${subject}: sessions were added by ending some`);
    for (const field of fields) {
      if (!isSame(state[field], from[field])) found.push(`${subject}: ${field} changed without an entry`);
      if (isSame(from[field], to[field])) found.push(`${subject}: an entry changes nothing of ${field}`);
      state[field] = to[field];
    }
    told.set(subject, state);
  }
  const there = new Map<string, State>([['settings shop', plain({ ...(await settings.read()) })]]);
  for (const { id, email, name, role, passwordHash, disabledAt, oneTimeCodes } of await staff.all()) {
    const codes = { oneTimeCodes: oneTimeCodes !== undefined, recoveryCodes: oneTimeCodes?.recoveryHashes.length };
    const state = { email, name, role, hasPassword: passwordHash !== undefined, disabledAt, ...codes };
    there.set(`staff ${id}`, plain(state));
  }
  for (const subject of new Set([...told.keys(), ...there.keys()])) {
    const [logged, is] = [told.get(subject) ?? {}, there.get(subject) ?? {}];
    for (const field of Object.keys({ ...logged, ...is }))
      if (!isSame(logged[field], is[field])) found.push(`${subject}: ${field} is not what the log tells`);
  }
  return [...found, ...(await openSessions(shop))];
}

async function openSessions(shop: ShopUnderTest): Promise<readonly string[]> {
  const ended = knowledgeOf(shop).sessions.filter(({ isEnded }) => isEnded);
  const callers = await Promise.all(
    ended.map(({ token }) => shop.process(0).use(({ admin }) => admin.authenticate({ session: token }))),
  );
  return callers.filter((caller) => caller !== 'not-signed-in').map(() => 'A session opens that was ended');
}

/** Returns a state without what is not there: false, and what JSON leaves out. */
function plain(state: State): State {
  return Object.fromEntries(
    Object.entries(JSON.parse(JSON.stringify(state)) as State).filter(([, value]) => value !== false && value !== null),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
