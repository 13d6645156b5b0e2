import { beforeEach, describe, expect, it } from 'vitest';
import type { Stores } from '../../../core/backend/ports/Stores.ts';
import { type MakeStores, openStores } from './BackEndStores.ts';
import { minute } from './storeSamples.ts';

export function describeJobStoreContract(name: string, makeStores: MakeStores): void {
  describe(`${name} stores jobs`, () => {
    const open = openStores(makeStores);
    let jobs: Stores['jobs'];
    beforeEach(() => {
      jobs = open().jobs;
    });
    const add = (subject: string, minutes: number) => jobs.add({ topic: 'mail', subject, runAt: minute(minutes) });
    const claim = (minutes: number, most = 10, until = minutes + 2) =>
      jobs.claim('mail', minute(minutes), minute(until), most);
    const subjects = async (claimed: ReturnType<typeof claim>) => (await claimed).map(({ subject }) => subject);
    const claimOne = async (minutes: number) => {
      const [job] = await claim(minutes, 1);
      if (job === undefined) throw new Error('No job is due');
      return job;
    };

    it('claims those of a topic that are due, the longest due first, each once', async () => {
      await jobs.add({ topic: 'refund', subject: 'other topic', runAt: minute(0) });
      for (const [subject, at] of [
        ['c', 3],
        ['b', 1],
        ['a', 2],
        ['later', 9],
      ] as const)
        await add(subject, at);
      expect(await subjects(claim(4, 2))).toEqual(['b', 'a']);
      expect(await subjects(claim(4))).toEqual(['c']);
      expect(await subjects(claim(4))).toEqual([]);
    });

    it('lets one of many that ask at once have each job', async () => {
      for (let index = 0; index < 20; index += 1) await add(`${index}`, 0);
      const claimed = await Promise.all(Array.from({ length: 10 }, () => subjects(claim(1, 5))));
      expect(claimed.flat().toSorted()).toEqual(Array.from({ length: 20 }, (_, index) => `${index}`).toSorted());
    });

    it('gives a job of a process that ended to another one, and counts its attempts', async () => {
      await add('a', 0);
      expect((await claimOne(1)).attempts).toBe(1);
      expect(await subjects(claim(2))).toEqual([]);
      expect((await claimOne(3)).attempts).toBe(2);
    });

    it('forgets a job that is finished', async () => {
      await add('a', 0);
      await jobs.finish(await claimOne(1));
      expect(await jobs.list()).toEqual([]);
    });

    it('keeps a job that was added again while it ran, and runs it at once', async () => {
      await add('a', 0);
      const job = await claimOne(1);
      await add('a', 1);
      await jobs.finish(job);
      await jobs.postpone(job, minute(50));
      await jobs.giveUp(job, minute(1), 'late');
      expect(await subjects(claim(1))).toEqual(['a']);
    });

    it('keeps a job that another process has claimed since', async () => {
      await add('a', 0);
      const job = await claimOne(1);
      const again = await claimOne(3);
      await jobs.finish(job);
      expect(await jobs.list()).toHaveLength(1);
      await jobs.finish(again);
      expect(await jobs.list()).toEqual([]);
    });

    it('has a subject once, at the earlier of the times', async () => {
      await add('a', 5);
      await add('a', 3);
      await add('a', 4);
      expect(await jobs.list()).toMatchObject([{ runAt: minute(3) }]);
    });

    it('runs a postponed job at its new time, with the error of the last attempt', async () => {
      await add('a', 0);
      await jobs.postpone(await claimOne(1), minute(7), 'busy');
      expect(await jobs.list()).toEqual([
        { id: expect.any(Number), topic: 'mail', subject: 'a', attempts: 1, runAt: minute(7), lastError: 'busy' },
      ]);
      expect(await subjects(claim(6))).toEqual([]);
      await jobs.postpone(await claimOne(7), minute(9));
      expect(await jobs.list()).toMatchObject([{ attempts: 0, runAt: minute(9) }]);
      expect(await jobs.list()).not.toMatchObject([{ lastError: 'busy' }]);
    });

    it('shows a job that was given up first, and runs it when the shopkeeper or a new cause says so', async () => {
      await add('b', 0);
      await add('a', 1);
      await jobs.giveUp(await claimOne(1), minute(2), 'no such mailbox');
      const [first, second] = await jobs.list();
      expect(first).toMatchObject({ subject: 'b', failedAt: minute(2), lastError: 'no such mailbox' });
      expect(second?.subject).toBe('a');
      expect(await subjects(claim(5))).toEqual(['a']);
      expect(await jobs.retry(first?.id ?? 0, minute(5))).toBe(true);
      expect(await jobs.retry(0, minute(5))).toBe(false);
      expect(await claimOne(5)).toMatchObject({ subject: 'b', attempts: 1 });
      await jobs.giveUp(await claimOne(9), minute(9), 'again');
      for (const { topic, subject, runAt } of await jobs.list())
        await jobs.add({ topic, subject, runAt: runAt < minute(20) ? minute(20) : runAt });
      expect(await subjects(claim(20))).toContain('b');
    });

    it('lists page by page, and finds one by its id or what it is about', async () => {
      for (const subject of ['a', 'b', 'c', 'd']) await add(subject, 1);
      for (const subject of ['b', 'd']) {
        const [job] = (await claim(1)).filter((each) => each.subject === subject);
        for (const other of await claim(1)) await jobs.postpone(other, minute(1));
        if (job !== undefined) await jobs.giveUp(job, minute(2), 'no');
      }
      const all = await jobs.list();
      const placeOf = ({ id, failedAt }: (typeof all)[number]) => ({ isGivenUp: failedAt !== undefined, id });
      for (const [at, job] of all.entries()) {
        expect(await jobs.list({ after: placeOf(job), most: 2 })).toEqual(all.slice(at + 1, at + 3));
        expect(await jobs.job(job.id)).toEqual(job);
        expect(await jobs.jobOf('mail', job.subject)).toEqual(job);
      }
      expect(await jobs.list({ most: 3 })).toEqual(all.slice(0, 3));
      expect([await jobs.job(0), await jobs.jobOf('refund', 'a')]).toEqual([undefined, undefined]);
    });

    it('rolls back with its transaction', async () => {
      const failed = open().transactions.within(async (stores) => {
        await stores.jobs.add({ topic: 'mail', subject: 'a', runAt: minute(0) });
        throw new Error('rolled back');
      });
      await expect(failed).rejects.toThrow('rolled back');
      expect(await jobs.list()).toEqual([]);
    });
  });
}
