import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryBackEndPorts } from '../../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import { JOB_TOPICS, type JobTopic } from '../ports/ForQueueingJobs.ts';
import { ProviderUnreachable } from '../ports/orders/ForCollectingPayments.ts';
import { FinalFailure } from './FinalFailure.ts';
import { type JobHandler, makeRunJobs, type RunJobs } from './RunJobs.ts';

const MINUTE = 60_000;

describe('RunJobs', () => {
  let ports: MemoryBackEndPorts;
  let done: string[];
  let handle: JobHandler;
  let handlers: Parameters<typeof makeRunJobs>[1];
  let runJobs: RunJobs;
  const add = (subject: string, topic: JobTopic = 'checkout') =>
    ports.jobs.add({ topic, subject, runAt: timestamp(ports.clock.now()) });
  const waits = async () =>
    (await ports.jobs.list()).map(({ runAt }) => (Date.parse(runAt) - ports.clock.now()) / 1000);
  beforeEach(() => {
    ports = new MemoryBackEndPorts();
    done = [];
    handle = async () => undefined;
    const each: JobHandler = async (subject) => {
      done.push(subject);
      return handle(subject);
    };
    handlers = Object.fromEntries(JOB_TOPICS.map((topic) => [topic, each])) as typeof handlers;
    runJobs = makeRunJobs(ports, handlers);
  });

  it('does every job that is due, once', async () => {
    for (let index = 0; index < 25; index += 1) await add(`${index}`);
    await Promise.all([runJobs(), runJobs(), runJobs()]);
    expect(done).toHaveLength(25);
    expect(await ports.jobs.list()).toEqual([]);
  });

  it('runs a job again at the time that its handler names, however often', async () => {
    await add('a');
    handle = async () => ports.clock.now() + MINUTE;
    for (let round = 0; round < 20; round += 1) {
      await runJobs();
      expect(await waits()).toEqual([60]);
      ports.clock.advance(MINUTE);
    }
    expect(done).toHaveLength(20);
  });

  it('waits twice as long after each failure, then gives up and says why', async () => {
    await add('a');
    handle = async () => {
      throw new Error('broken');
    };
    const seen: number[] = [];
    for (let round = 0; round < 13; round += 1) {
      await runJobs();
      const [wait = 0] = await waits();
      seen.push(wait);
      ports.clock.advance(wait * 1000);
    }
    expect(seen.slice(0, 4)).toEqual([10, 20, 40, 80]);
    expect(seen.at(-1)).toBe(3600);
    await runJobs();
    expect(await ports.jobs.list()).toMatchObject([{ lastError: 'broken', failedAt: timestamp(ports.clock.now()) }]);
  });

  it('gives a job up at once when it can never be done', async () => {
    await add('a');
    handle = async () => {
      throw new FinalFailure('no such mailbox');
    };
    await runJobs();
    expect(await ports.jobs.list()).toMatchObject([{ attempts: 1, lastError: 'no such mailbox' }]);
  });

  it('waits as long as the provider asks and never gives up; other topics go on', async () => {
    for (let index = 0; index < 25; index += 1) await add(`${index}`);
    await add('mail', 'mail');
    handle = async (subject) => {
      if (subject !== 'mail') throw Object.assign(new ProviderUnreachable('busy'), { retryAfterSeconds: 30 });
      return undefined;
    };
    for (let round = 0; round < 30; round += 1) {
      await runJobs();
      ports.clock.advance(30_000);
    }
    expect(done).toContain('mail');
    expect((await ports.jobs.list()).filter(({ failedAt }) => failedAt)).toEqual([]);
  });

  it('lets no topic wait for a slow job of another', async () => {
    let finish = (): void => undefined;
    handle = (subject) =>
      subject === 'slow' ? new Promise((resolve) => (finish = () => resolve(undefined))) : Promise.resolve(undefined);
    await add('slow', 'mail');
    const first = runJobs();
    await expect.poll(() => done).toEqual(['slow']);
    await add('late');
    const second = runJobs();
    await expect.poll(() => done).toEqual(['slow', 'late']);
    finish();
    await Promise.all([first, second]);
  });

  it('asks a provider that is busy about three jobs at a time, in turn', async () => {
    for (let index = 0; index < 9; index += 1) await add(`${index}`);
    handle = async () => {
      throw Object.assign(new ProviderUnreachable('busy'), { retryAfterSeconds: 60 });
    };
    for (let round = 0; round < 3; round += 1) {
      await runJobs();
      ports.clock.advance(1000);
    }
    expect(new Set(done).size).toBe(9);
  });

  it('leaves what it could not read for the next run', async () => {
    await add('a');
    const away = { ...ports.jobs, claim: () => Promise.reject(new Error('away')) };
    const { clock, log } = ports;
    await makeRunJobs({ jobs: away, clock, log }, handlers)();
    expect(done).toEqual([]);
    await runJobs();
    expect(done).toEqual(['a']);
  });
});
