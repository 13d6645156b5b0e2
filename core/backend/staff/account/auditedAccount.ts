import type { Actor } from '../../../domain/staff/Actor.ts';
import { timestamp } from '../../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../../ports/BackEndPorts.ts';
import type { ForTransacting, TransactionStores } from '../../ports/ForTransacting.ts';
import { audited } from '../audited.ts';

type Ports = Pick<BackEndPorts, 'transactions' | 'clock' | 'ids'>;

/** Returns transactions that change the one-time codes of the person who does it, and log it. */
export function auditedCodes(ports: Ports, actor: Actor): ForTransacting {
  return auditedAccount(ports, actor, async ({ staff }) => {
    const codes = (await staff.all('lock')).find(({ id }) => id === actor.id)?.oneTimeCodes;
    return { oneTimeCodes: codes !== undefined, recoveryCodes: codes?.recoveryHashes.length };
  });
}

/** Returns transactions that end sessions of the person who does it, and log it. */
export function auditedSessions(ports: Ports, actor: Actor): ForTransacting {
  const at = timestamp(ports.clock.now());
  return auditedAccount(ports, actor, async ({ staff, staffTokens }) => {
    await staff.all('lock');
    return { sessions: (await staffTokens.sessions(actor.id, at)).length };
  });
}

function auditedAccount(
  ports: Ports,
  actor: Actor,
  read: (stores: TransactionStores) => Promise<Readonly<Record<string, unknown>>>,
): ForTransacting {
  return audited(ports, { actor, action: 'account.change', subject: { kind: 'staff', id: actor.id }, read })
    .transactions;
}
