import type { ForStoringMails, StoredMail } from '../../../core/backend/ports/ForStoringMails.ts';
import type { MemoryTables } from './MemoryTables.ts';

/** The stored mails in memory. */
export function memoryMailStore({ mails, jobs }: MemoryTables): ForStoringMails {
  const shown = (mail: StoredMail): StoredMail => {
    const job = jobs.get(`mail ${mail.id}`);
    return job?.failedAt === undefined ? mail : { ...mail, failure: job.lastError ?? '' };
  };
  return {
    add: async (mail, createdAt) => {
      if (!mails.has(mail.id)) mails.set(mail.id, { ...structuredClone(mail), createdAt });
    },
    mail: async (id) => {
      const found = mails.get(id);
      return found && shown(found);
    },
    markSent: async (id, at) => {
      const row = mails.get(id);
      if (row === undefined) return;
      const { sentAt: _, ...rest } = row;
      mails.set(id, at === undefined ? rest : { ...rest, sentAt: at });
    },
    to: async (recipient) => [...mails.values()].filter(({ to }) => to === recipient).map(shown),
    remove: async (recipient) => {
      for (const { id, to } of mails.values()) if (to === recipient && mails.delete(id)) jobs.delete(`mail ${id}`);
    },
    list: async ({ after, most } = {}) => {
      const all = [...mails.values()].toSorted(
        (one, other) => other.createdAt.localeCompare(one.createdAt) || (one.id < other.id ? 1 : -1),
      );
      const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1 || all.length;
      return all.slice(start, most && start + most).map(shown);
    },
  };
}
