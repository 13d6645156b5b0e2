import { beforeEach, describe, expect, it } from 'vitest';
import type { MemoryBackEndPorts } from '../../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import type { BackEnd } from '../BackEnd.ts';

const HOUR = 60 * 60_000;
const ravi = { email: 'ravi@example.com', password: 'secret-8', firstName: 'Ravi', lastName: '' };
let ports: MemoryBackEndPorts;
let backEnd: BackEnd;
let id: string;

/** Ravi has signed up: one mail waits. */
beforeEach(async () => {
  ({ ports, backEnd } = new BackEndFixture());
  await backEnd.register(ravi);
  id = (await ports.mails.list())[0]?.id ?? '';
});

const sent = () => ports.mail.sent.map((mail) => mail.id);
const sentAt = async () => (await ports.mails.mail(id))?.sentAt;

describe('A mail', () => {
  it('that a mail server does not take now is sent later, once', async () => {
    ports.mail.outcome = 'unavailable';
    await backEnd.runJobs();
    expect(await ports.jobs.list()).toMatchObject([
      { topic: 'mail', subject: id, attempts: 1, lastError: 'The mail server does not answer' },
    ]);
    expect(await sentAt()).toBeUndefined();
    ports.mail.outcome = 'sent';
    for (let run = 0; run < 2; run += 1) {
      ports.clock.advance(HOUR);
      await backEnd.runJobs();
    }
    expect([sent(), await ports.jobs.list()]).toEqual([[id], []]);
    expect(await sentAt()).toBeDefined();
  });

  it('that is refused for good is given up at once, and sent again when the shopkeeper says so', async () => {
    ports.mail.outcome = 'refused';
    await backEnd.runJobs();
    expect(await ports.jobs.list()).toMatchObject([
      { subject: id, lastError: 'No such mailbox', failedAt: expect.any(String) },
    ]);
    ports.mail.outcome = 'sent';
    ports.clock.advance(HOUR);
    await backEnd.runJobs();
    expect(sent()).toEqual([]);
    expect(await backEnd.sendAgain(id)).toBe(true);
    await backEnd.runJobs();
    expect([sent(), await ports.jobs.list()]).toEqual([[id], []]);
  });

  it('that was sent is sent again when the shopkeeper says so', async () => {
    await backEnd.runJobs();
    expect(await backEnd.sendAgain(id)).toBe(true);
    await backEnd.runJobs();
    expect(sent()).toEqual([id, id]);
    expect(await backEnd.sendAgain('unknown')).toBe(false);
  });
});
