import { type Actor, COMMAND } from '../../domain/staff/Actor.ts';
import type { StaffRole } from '../../domain/staff/StaffRole.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import { SESSION_IDLE_MS } from './SignIn.ts';

/** What a call of the admin shows: the token of a session, or the secret of an API key. */
export type StaffCredential = { readonly session: string } | { readonly key: string };

/** Who calls the admin. */
export type Caller = { readonly actor: Actor; readonly role: StaffRole };

/** Resolves with who calls; a session then lasts for another 12 hours. */
export type AuthenticateStaff = (credential: StaffCredential) => Promise<Caller | 'not-signed-in'>;

export function makeAuthenticateStaff({
  staffTokens,
  apiKeys,
  clock,
}: Pick<BackEndPorts, 'staffTokens' | 'apiKeys' | 'clock'>): AuthenticateStaff {
  return async (credential) => {
    if ('key' in credential) {
      const key = await apiKeys.withSecret(credential.key);
      if (key === undefined || key.endedAt !== undefined) return 'not-signed-in';
      const { id, name, role } = key;
      return { actor: id === COMMAND.id ? COMMAND : { kind: 'key', id, name }, role };
    }
    const now = clock.now();
    const times = { at: timestamp(now), until: timestamp(now + SESSION_IDLE_MS) };
    const member = await staffTokens.owner(credential.session, 'session', times);
    if (member === undefined || member.disabledAt !== undefined) return 'not-signed-in';
    return { actor: { kind: 'staff', id: member.id, name: member.name }, role: member.role };
  };
}
