import { type Actor, COMMAND } from '../../domain/staff/Actor.ts';
import type { StaffRole } from '../../domain/staff/StaffRole.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { TransactionStores } from '../ports/ForTransacting.ts';
import type { ApiKey } from '../ports/staff/ForStoringApiKeys.ts';
import { audited } from './audited.ts';

/** Secrets of keys start with this, so that a program that looks for secrets in code finds them. */
export const KEY_PREFIX = 'crk_';

/** The API keys of scripts. */
export function makeManageKeys(ports: Pick<BackEndPorts, 'transactions' | 'apiKeys' | 'clock' | 'ids'>) {
  const { apiKeys, clock, ids } = ports;
  const auditedKey = (actor: Actor, id: string) =>
    audited(ports, { actor, action: 'keys.change', subject: { kind: 'key', id }, read: (stores) => find(stores, id) })
      .transactions;
  return {
    /** Resolves with the keys of scripts, the earliest first. */
    listKeys: async () => (await apiKeys.all()).filter(({ id }) => id !== COMMAND.id),

    /** Lets the commands of the shop's machine in with this secret, and with none that was set before. */
    setCommandKey: (secret: string) => {
      const { id, name } = COMMAND;
      return apiKeys.replace({ id, name, role: 'owner', createdAt: timestamp(clock.now()) }, secret);
    },

    /** Makes a key. Its secret is known here only: what is stored is a hash. */
    addKey: (actor: Actor, { name, role }: { readonly name: string; readonly role: StaffRole }) => {
      const id = ids.generate();
      return auditedKey(actor, id).within(async (stores) => {
        const key: ApiKey = { id, name, role, createdAt: timestamp(clock.now()) };
        const secret = `${KEY_PREFIX}${ids.generate()}`;
        await stores.apiKeys.add(key, secret);
        return { key, secret };
      });
    },

    /** Ends a key. Repeating it changes nothing. */
    endKey: async (actor: Actor, id: string): Promise<ApiKey | 'unknown-key'> => {
      if (id === COMMAND.id) return 'unknown-key';
      return auditedKey(actor, id).within(async (stores) => {
        await stores.apiKeys.end(id, timestamp(clock.now()));
        return (await find(stores, id)) ?? 'unknown-key';
      });
    },
  };
}

async function find({ apiKeys }: TransactionStores, id: string): Promise<ApiKey | undefined> {
  return (await apiKeys.all()).find((key) => key.id === id);
}
