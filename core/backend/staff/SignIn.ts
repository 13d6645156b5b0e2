import type { Credentials } from '../../domain/accounts/Credentials.ts';
import { type Timestamp, timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { TransactionStores } from '../ports/ForTransacting.ts';
import type { StaffMember } from '../ports/staff/ForStoringStaff.ts';
import { auditedCodes } from './account/auditedAccount.ts';
import { limitCodes } from './account/limitCodes.ts';
import { spendCode } from './account/spendCode.ts';

/** A session ends when it was not used for 12 hours. */
export const SESSION_IDLE_MS = 12 * 60 * 60_000;

/** Returns when a session was used last that expires at this time. */
export function lastUseOf(expiresAt: Timestamp): Timestamp {
  return timestamp(Date.parse(expiresAt) - SESSION_IDLE_MS);
}

/** A person of the staff and the token of the new session. */
export type SignedIn = { readonly member: StaffMember; readonly token: string };

/**
 * Starts a session. A wrong password, an unknown e-mail, an open invitation and a disabled account take as long and look the same. Only
 * who knows the password learns that a one-time code is needed as well. A code counts once, also when several processes are given it
 * at once.
 */
export type SignIn = (
  credentials: Credentials & { readonly code?: string | undefined; readonly device?: string | undefined },
) => Promise<SignedIn | 'wrong-credentials' | 'code-needed' | 'too-many-codes'>;

type Ports = Pick<
  BackEndPorts,
  'transactions' | 'staff' | 'staffTokens' | 'attempts' | 'passwords' | 'codes' | 'clock' | 'ids'
>;

export function makeSignIn(ports: Ports): SignIn {
  const { staff, staffTokens, passwords, codes, clock, ids } = ports;
  return async ({ email, password, code = '', device }) => {
    const member = await staff.withEmail(email);
    const matches = await passwords.matches(password, member?.passwordHash);
    if (member === undefined || !matches || member.disabledAt !== undefined) return 'wrong-credentials';
    const { id, name, oneTimeCodes } = member;
    const session = { staffId: id, token: ids.generate(), now: clock.now(), device };
    if (oneTimeCodes === undefined) return { member, token: await startSession(staffTokens, session) };
    if (code === '') return 'code-needed';
    const withCode = () =>
      auditedCodes(ports, { kind: 'staff', id, name }).within(async (stores) => {
        const own = (await stores.staff.all()).find((each) => each.id === id)?.oneTimeCodes;
        const spent = own && spendCode(codes, own, code, session.now);
        if (spent === undefined) return 'code-needed';
        await stores.staff.change(id, { oneTimeCodes: spent });
        return { member, token: await startSession(stores.staffTokens, session) };
      });
    return limitCodes(ports, id, withCode, (result) => result === 'code-needed');
  };
}

/** Stores the token of a new session; `now` is in ms since 1970. Resolves with the token. */
export async function startSession(
  staffTokens: TransactionStores['staffTokens'],
  session: {
    readonly staffId: string;
    readonly token: string;
    readonly now: number;
    readonly device?: string | undefined;
  },
): Promise<string> {
  const { staffId, token, now, device } = session;
  const times = { startedAt: timestamp(now), expiresAt: timestamp(now + SESSION_IDLE_MS) };
  await staffTokens.add({ token, staffId, purpose: 'session', ...times, ...(device !== undefined && { device }) });
  return token;
}
