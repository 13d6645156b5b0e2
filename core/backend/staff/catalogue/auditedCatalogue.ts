import type { Actor } from '../../../domain/staff/Actor.ts';
import type { BackEndPorts } from '../../ports/BackEndPorts.ts';
import type { ForTransacting, TransactionStores } from '../../ports/ForTransacting.ts';
import type { Subject } from '../../ports/staff/ForLoggingActivity.ts';
import { audited } from '../audited.ts';

/** Returns transactions that change the catalogue, one at a time, and log what `read` reads of the subject before and after. */
export function auditedCatalogue(
  ports: Pick<BackEndPorts, 'transactions' | 'clock' | 'ids'>,
  actor: Actor,
  subject: Subject,
  read: (stores: TransactionStores) => Promise<Readonly<Record<string, unknown>> | undefined>,
): ForTransacting {
  const lockAndRead = async (stores: TransactionStores) => {
    await stores.catalogue.lock();
    return read(stores);
  };
  return audited(ports, { actor, action: 'catalogue.change', subject, read: lockAndRead }).transactions;
}
