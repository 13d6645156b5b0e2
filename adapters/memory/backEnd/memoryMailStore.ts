import type { ForStoringMails } from '../../../core/backend/ports/ForStoringMails.ts';
import type { MemoryTables } from './MemoryTables.ts';

/** The stored mails in memory. */
export function memoryMailStore({ mails, jobs }: MemoryTables): ForStoringMails {
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
    to: async (recipient) => [...mails.values()].filter(({ to }) => to === recipient),
    remove: async (recipient) => {
      for (const { id, to } of mails.values()) if (to === recipient && mails.delete(id)) jobs.delete(`mail ${id}`);
    },
    list: async () =>
      [...mails.values()].toReversed().toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)),
  };
}
