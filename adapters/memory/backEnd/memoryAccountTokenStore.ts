import type {
  AccountToken,
  ForStoringAccountTokens,
} from '../../../core/backend/ports/accounts/ForStoringAccountTokens.ts';
import type { MemoryTables } from './MemoryTables.ts';

/** The tokens of mailed links in memory. */
export function memoryAccountTokenStore({ accountTokens, shoppers }: MemoryTables): ForStoringAccountTokens {
  const keyOf = ({ shopperId, purpose }: Pick<AccountToken, 'shopperId' | 'purpose'>) => `${shopperId} ${purpose}`;
  const find: (...[token, purpose, at]: Parameters<ForStoringAccountTokens['owner']>) => AccountToken | undefined = (
    token,
    purpose,
    at,
  ) => [...accountTokens.values()].find((row) => row.token === token && row.purpose === purpose && at < row.expiresAt);
  return {
    put: async (row) => {
      if (shoppers.has(row.shopperId)) accountTokens.set(keyOf(row), row);
    },
    owner: async (...asked) => find(...asked)?.shopperId,
    take: async (...asked) => {
      const found = find(...asked);
      if (found !== undefined) accountTokens.delete(keyOf(found));
      return found?.shopperId;
    },
    remove: async (shopperId, purpose) => {
      for (const [key, row] of accountTokens)
        if (row.shopperId === shopperId && (purpose ?? row.purpose) === row.purpose) accountTokens.delete(key);
    },
  };
}
