import { describe, expect, it } from 'vitest';
import type { Mail } from '../../../core/domain/mails/Mail.ts';
import { type MakeStores, openStores } from './BackEndStores.ts';
import { minute } from './storeSamples.ts';

const content = { kind: 'verify-email', firstName: 'आशा "A"', token: 'token-1' } as const;
const mail = (id: string): Mail => ({ id, to: 'asha@example.com', content });

export function describeMailStoreContract(name: string, makeStores: MakeStores): void {
  describe(`${name} stores mails`, () => {
    const open = openStores(makeStores);

    it('keeps the first of those with one id, with every field', async () => {
      const { mails } = open();
      await Promise.all(Array.from({ length: 5 }, () => mails.add(mail('a'), minute(0))));
      await mails.add({ ...mail('a'), to: 'meher@example.com' }, minute(1));
      expect(await mails.mail('a')).toEqual({ ...mail('a'), createdAt: minute(0) });
      expect(await mails.mail('unknown')).toBeUndefined();
    });

    it('tells when a mail was sent', async () => {
      const { mails } = open();
      await mails.add(mail('a'), minute(0));
      await mails.markSent('a', minute(1));
      expect(await mails.mail('a')).toEqual({ ...mail('a'), createdAt: minute(0), sentAt: minute(1) });
      await mails.markSent('a', undefined);
      expect(await mails.mail('a')).toEqual({ ...mail('a'), createdAt: minute(0) });
    });

    it('lists and deletes those to one recipient, with their jobs', async () => {
      const { mails, jobs } = open();
      const others = { ...mail('o'), to: 'meher@example.com' };
      for (const [each, at] of [
        [mail('b'), 2],
        [others, 1],
        [mail('a'), 1],
      ] as const) {
        await mails.add(each, minute(at));
        await jobs.add({ topic: 'mail', subject: each.id, runAt: minute(at) });
      }
      await jobs.add({ topic: 'refund', subject: 'a', runAt: minute(3) });
      expect((await mails.to('asha@example.com')).map(({ id }) => id).toSorted()).toEqual(['a', 'b']);
      await mails.remove('asha@example.com');
      expect(await mails.list()).toEqual([{ ...others, createdAt: minute(1) }]);
      expect((await jobs.list()).map(({ topic, subject }) => [topic, subject])).toEqual([
        ['mail', 'o'],
        ['refund', 'a'],
      ]);
    });

    it('lists the newest first', async () => {
      const { mails } = open();
      for (const [id, at] of [
        ['b', 1],
        ['c', 3],
        ['a', 2],
      ] as const)
        await mails.add(mail(id), minute(at));
      const ids = async (page?: Parameters<typeof mails.list>[0]) => (await mails.list(page)).map(({ id }) => id);
      expect(await ids()).toEqual(['c', 'a', 'b']);
      expect([await ids({ most: 2 }), await ids({ after: 'c', most: 1 }), await ids({ after: 'b' })]).toEqual([
        ...[['c', 'a'], ['a'], []],
      ]);
    });

    it('tells why the shop gave up sending one', async () => {
      const { mails, jobs } = open();
      await mails.add(mail('a'), minute(0));
      await jobs.add({ topic: 'mail', subject: 'a', runAt: minute(0) });
      const [job] = await jobs.claim('mail', minute(0), minute(2), 1);
      expect(await mails.mail('a')).not.toHaveProperty('failure');
      if (job !== undefined) await jobs.giveUp(job, minute(1), 'no such mailbox');
      for (const found of [await mails.mail('a'), ...(await mails.list()), ...(await mails.to('asha@example.com'))])
        expect(found).toMatchObject({ failure: 'no such mailbox' });
    });
  });
}
