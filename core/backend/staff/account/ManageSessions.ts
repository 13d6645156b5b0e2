import type { Actor } from '../../../domain/staff/Actor.ts';
import { timestamp } from '../../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../../ports/BackEndPorts.ts';
import type { StaffSession } from '../../ports/staff/ForStoringStaffTokens.ts';
import { auditedSessions } from './auditedAccount.ts';

/** What a person does with the sessions of the own account. */
export function makeManageSessions(ports: Pick<BackEndPorts, 'transactions' | 'staffTokens' | 'clock' | 'ids'>) {
  return {
    /** Resolves with the sessions, the one that was used last first. `token` is that of the session that asks. */
    listSessions: (actor: Actor, token: string): Promise<readonly StaffSession[]> =>
      ports.staffTokens.sessions(actor.id, timestamp(ports.clock.now()), token),

    endSession: (actor: Actor, id: string): Promise<object | 'unknown-session'> =>
      auditedSessions(ports, actor).within(async ({ staffTokens }) =>
        (await staffTokens.endSession(actor.id, id)) ? {} : 'unknown-session',
      ),

    /** Ends all sessions but the one of this token. */
    endOtherSessions: (actor: Actor, token: string): Promise<object> =>
      auditedSessions(ports, actor).within(async ({ staffTokens }) => {
        await staffTokens.endAll(actor.id, 'session', token);
        return {};
      }),
  };
}
