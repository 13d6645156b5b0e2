import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryWork } from '../../../../adapters/memory/admin/MemoryWork.ts';
import { MemoryLog } from '../../../../adapters/memory/MemoryLog.ts';
import {
  makeReadJobs,
  makeReadMails,
  makeRetryJob,
  makeSendMailAgain,
} from '../../../../core/admin/jobs/manageWork.ts';
import { SessionEnded } from '../../../../core/admin/ports/SessionEnded.ts';
import { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { settingsSections } from '../settingsSections.ts';
import { WorkListViewModel } from './WorkListViewModel.ts';
import { jobView, mailView } from './workView.ts';

const at = '2026-03-01T09:00:00+00:00';
const sent = { id: 'm1', kind: 'order-placed', to: 'asha@example.com', createdAt: at, sentAt: at };
const { sentAt: _, ...waiting } = { ...sent, id: 'm2' };
const lost = { ...waiting, id: 'm3', failure: 'No such mailbox' };
const givenUp = { id: 7, topic: 'refund', subject: 'r1', attempts: 3, runAt: at, lastError: 'Empty', failedAt: at };

let work: MemoryWork;
beforeEach(() => {
  work = new MemoryWork();
});
const context = () => ({
  pendingWork: new PendingWork(),
  session: {},
});
const ports = () => ({ work, log: new MemoryLog() });
async function openMails() {
  const mails = new WorkListViewModel({
    ...{ ...context(), read: makeReadMails(ports()), repeat: makeSendMailAgain(ports()), view: mailView },
    repeatedText: ({ to }) => `Again to ${to}`,
  });
  await mails.load();
  return mails;
}

describe('The mails', () => {
  it('say whether they are sent, wait, or were given up and why', async () => {
    work.allMails = [lost, waiting, sent];
    const { rows, status } = await openMails();
    const time = expect.stringMatching(/1 Mar/);
    expect([status, rows.map(({ state, isGivenUp, reason }) => [state, isGivenUp, reason])]).toEqual([
      'ready',
      [
        [expect.stringMatching(/^Given up, written 1 Mar/), true, 'No such mailbox'],
        [expect.stringMatching(/^Waiting, written 1 Mar/), false, undefined],
        [expect.stringMatching(/^Sent 1 Mar/), false, undefined],
      ],
    ]);
    expect(rows[0]).toMatchObject({ id: 'm3', what: 'Order placed', about: 'asha@example.com', state: time });
  });

  it('are sent again one at a time, and are read page by page', async () => {
    work.allMails = [lost, sent, waiting];
    work.pageSize = 2;
    const mails = await openMails();
    await Promise.all([mails.repeat('m3'), mails.repeat('m1')]);
    expect([mails.announcement, mails.rows[0]?.isGivenUp]).toEqual(['Again to asha@example.com', false]);
    expect(work.allMails.map(({ sentAt }) => sentAt)).toEqual([undefined, at, undefined]);
    expect([mails.rows.length, mails.hasMore]).toEqual([2, true]);
    await mails.loadMore();
    await mails.loadMore();
    expect([mails.rows.map(({ id }) => id), mails.hasMore]).toEqual([['m3', 'm1', 'm2'], false]);
  });

  it('that are gone, and pages that fail, say so and keep what is shown', async () => {
    work.allMails = [sent, waiting];
    work.pageSize = 1;
    const mails = await openMails();
    work.allMails = [];
    await mails.repeat('m1');
    expect([mails.alert, mails.announcement]).toEqual(['The mail does not exist.', '']);
    work.failure = new SessionEnded('No session');
    await mails.loadMore();
    expect([mails.alert, mails.rows.length, mails.status]).toEqual([
      ...['Your session has ended. Please sign in again.', 1, 'ready'],
    ]);
  });

  it('that cannot be loaded can be loaded again', async () => {
    work.loseConnection();
    const mails = await openMails();
    expect(mails.status).toBe('failed');
    work.failure = undefined;
    await mails.load();
    expect([mails.status, mails.rows]).toEqual(['ready', []]);
  });
});

describe('The jobs', () => {
  it('say when they run and why they were given up, and are run again', async () => {
    work.allJobs = [givenUp, { id: 8, topic: 'mail', subject: 'm1', attempts: 1, runAt: at }];
    const jobs = new WorkListViewModel({
      ...{ ...context(), read: makeReadJobs(ports()), repeat: makeRetryJob(ports()), view: jobView },
      repeatedText: () => 'The job runs again',
    });
    await jobs.load();
    expect(jobs.rows).toMatchObject([
      { id: '7', what: 'Refund', about: 'r1', isGivenUp: true, reason: 'Empty' },
      { state: expect.stringMatching(/^Runs 1 Mar.*, tried once$/), isGivenUp: false, reason: undefined },
    ]);
    expect(jobs.rows[0]?.state).toMatch(/^Given up 1 Mar.*, tried 3 times$/);
    await jobs.repeat('7');
    expect([jobs.announcement, jobs.rows[0]]).toMatchObject(['The job runs again', { isGivenUp: false }]);
    expect(jobs.rows[0]?.state).toMatch(/^Runs 1 Mar[^d]*$/);
  });
});

it('The section is named in the query, or in the hash of a link of Today', () => {
  const named = (query: string, hash = '') => settingsSections('manager', new URLSearchParams(query), hash).current;
  expect([named('', '#jobs'), named('section=activity', '#jobs'), named('')]).toEqual(['jobs', 'activity', 'jobs']);
  expect(settingsSections('packer', new URLSearchParams(''), '#jobs').current).toBeUndefined();
});
