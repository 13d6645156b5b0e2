import type { ForStoringMails } from '../../../core/backend/ports/ForStoringMails.ts';
import type { MemoryTables } from './MemoryTables.ts';

/** The stored mails in memory. */
export function memoryMailStore({ mails }: MemoryTables): ForStoringMails {
  return {
    add: async (mail, createdAt) => {
      if (!mails.has(mail.id)) mails.set(mail.id, { ...structuredClone(mail), createdAt });
    },
    mail: async (id) => mails.get(id),
    markSent: async (id, at) => {
      const row = mails.get(id);
      if (row === undefined) return;
      const { sentAt: _, ...rest } = row;
      mails.set(id, at === undefined ? rest : { ...rest, sentAt: at });
    },
    list: async () =>
      [...mails.values()].toReversed().toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)),
  };
}
