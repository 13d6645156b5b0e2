import type { ForStoringApiKeys } from '../../../../core/backend/ports/staff/ForStoringApiKeys.ts';
import type { MemoryTables } from '../MemoryTables.ts';

/** The API keys in memory. */
export function memoryApiKeyStore({ apiKeys }: MemoryTables): ForStoringApiKeys {
  return {
    add: async (key, secret) => void apiKeys.set(key.id, { key, secret }),
    replace: async (key, secret) => void apiKeys.set(key.id, { key, secret }),
    all: async () => [...apiKeys.values()].map(({ key }) => key),
    withSecret: async (secret) => [...apiKeys.values()].find((row) => row.secret === secret)?.key,
    end: async (id, endedAt) => {
      const row = apiKeys.get(id);
      if (row !== undefined) apiKeys.set(id, { ...row, key: { endedAt, ...row.key } });
    },
  };
}
