import type { Actor } from '../../domain/staff/Actor.ts';
import type { AdminAction } from '../../domain/staff/adminActions.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { TransactionStores } from '../ports/ForTransacting.ts';
import type { Subject } from '../ports/staff/ForLoggingActivity.ts';

type State = Readonly<Record<string, unknown>>;

/** What a use case of the admin changes. */
export type Audit = {
  readonly actor: Actor;
  readonly action: AdminAction;
  readonly subject: Subject;
  /** Locks the subject, and resolves with what the log may show of it; `undefined` when there is none. */
  read(stores: TransactionStores): Promise<State | undefined>;
};

/**
 * Returns the ports with transactions that log what they change: in the same transaction, and only when the subject is another
 * afterwards. A use case that is made of them cannot change its subject without an entry, nor leave an entry without a change.
 */
export function audited<Ports extends Pick<BackEndPorts, 'transactions' | 'clock' | 'ids'>>(
  ports: Ports,
  { read, ...entry }: Audit,
): Ports {
  const { transactions, clock, ids } = ports;
  return {
    ...ports,
    transactions: {
      within: (work) =>
        transactions.within(async (stores) => {
          const before = await read(stores);
          const result = await work(stores);
          const difference = differenceOf(before, await read(stores));
          if (difference !== undefined)
            await stores.activity.add({ id: ids.generate(), at: timestamp(clock.now()), ...entry, ...difference });
          return result;
        }),
    },
  };
}

/** Returns the fields that differ, as they were and as they are; `undefined` when none does. */
function differenceOf(before: State | undefined, after: State | undefined) {
  const names = Object.keys({ ...before, ...after });
  const changed = names.filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]));
  if (changed.length === 0) return undefined;
  const only = (state: State) => Object.fromEntries(changed.map((name) => [name, state[name]]));
  return { ...(before !== undefined && { before: only(before) }), ...(after !== undefined && { after: only(after) }) };
}
