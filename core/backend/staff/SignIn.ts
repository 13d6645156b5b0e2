import type { Credentials } from '../../domain/accounts/Credentials.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { TransactionStores } from '../ports/ForTransacting.ts';
import type { StaffMember } from '../ports/staff/ForStoringStaff.ts';

/** A session ends when it was not used for 12 hours. */
export const SESSION_IDLE_MS = 12 * 60 * 60_000;

/** A person of the staff and the token of the new session. */
export type SignedIn = { readonly member: StaffMember; readonly token: string };

/** Starts a session. A wrong password, an unknown e-mail, an open invitation and a disabled account take as long and look the same. */
export type SignIn = (credentials: Credentials) => Promise<SignedIn | 'wrong-credentials'>;

export function makeSignIn({
  staff,
  staffTokens,
  passwords,
  clock,
  ids,
}: Pick<BackEndPorts, 'staff' | 'staffTokens' | 'passwords' | 'clock' | 'ids'>): SignIn {
  return async ({ email, password }) => {
    const member = await staff.withEmail(email);
    const matches = await passwords.matches(password, member?.passwordHash);
    if (member === undefined || !matches || member.disabledAt !== undefined) return 'wrong-credentials';
    return { member, token: await startSession(staffTokens, member.id, ids.generate(), clock.now()) };
  };
}

/** Stores the token of a new session; `now` is in ms since 1970. Resolves with the token. */
export async function startSession(
  staffTokens: TransactionStores['staffTokens'],
  staffId: string,
  token: string,
  now: number,
): Promise<string> {
  await staffTokens.add({ token, staffId, purpose: 'session', expiresAt: timestamp(now + SESSION_IDLE_MS) });
  return token;
}
