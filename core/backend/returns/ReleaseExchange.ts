import { timestamp } from '../../domain/time/timestamp.ts';
import type { JobHandler } from '../jobs/RunJobs.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import { releasePieces } from '../stock/holdPieces.ts';

/** Releases the other sizes of a return once they were held for as long as was promised. */
export function makeReleaseExchange({
  transactions,
  returns,
  clock,
}: Pick<BackEndPorts, 'transactions' | 'returns' | 'clock'>): JobHandler {
  return async (id) => {
    const known = await returns.return(id);
    if (known?.heldUntil === undefined) return undefined;
    const [now, end] = [clock.now(), Date.parse(known.heldUntil)];
    if (now < end) return end;
    await transactions.within(async (stores) => {
      await stores.checkouts.lock(known.orderId);
      await releasePieces(stores, id, timestamp(now));
    });
    return undefined;
  };
}
