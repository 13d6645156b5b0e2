import { beforeEach, expect, it } from 'vitest';
import { MemoryStaff } from '../../../../adapters/memory/admin/MemoryStaff.ts';
import { MemoryLog } from '../../../../adapters/memory/MemoryLog.ts';
import { makeReadKeys } from '../../../../core/admin/people/manageKeys.ts';
import { makeReadPeople } from '../../../../core/admin/people/managePeople.ts';
import { makeReadActivity } from '../../../../core/admin/people/ReadActivity.ts';
import { SessionEnded } from '../../../../core/admin/ports/SessionEnded.ts';
import type { StaffRole } from '../../../../core/domain/staff/StaffRole.ts';
import { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { ActivityViewModel } from './ActivityViewModel.ts';

let staff: MemoryStaff;
let pendingWork: PendingWork;

beforeEach(async () => {
  [staff, pendingWork] = [await MemoryStaff.withOwner(), new PendingWork()];
});

function openAs(role: StaffRole) {
  const log = new MemoryLog();
  return new ActivityViewModel({
    ...{ readActivity: makeReadActivity({ activity: staff, log }), pendingWork },
    ...{ readPeople: makeReadPeople({ staff, log }), readKeys: makeReadKeys({ keys: staff, log }) },
    session: {
      staff: { id: 'ravi', name: 'Ravi', role },
    },
  });
}
const appeared = async (role: StaffRole) => {
  const activity = openAs(role);
  activity.appear();
  await expect.poll(() => pendingWork.isIdle).toBe(true);
  return activity;
};
const makeKeys = async (count: number) => {
  for (let at = 0; at < count; at += 1) await staff.make({ name: `Key ${at}`, role: 'packer' });
};

it('The activity is loading, empty, and then there, the newest first', async () => {
  expect(openAs('owner').pages.status).toBe('loading');
  expect((await appeared('owner')).entries).toEqual([]);
  await makeKeys(2);
  const { pages, entries } = await appeared('owner');
  expect([pages.status, entries.map(({ what }) => what)]).toEqual([
    ...['ready', ['Made the API key Key 1', 'Made the API key Key 0']],
  ]);
});

it.each([
  ['owner', 'Ended the API key Key 0'],
  ['manager', 'Ended an API key'],
] as const)('A key or a person that is changed has its name for an %s alone', async (role, what) => {
  await makeKeys(1);
  const [key] = await staff.keys();
  await staff.end(key?.id ?? '');
  expect((await appeared(role)).entries[0]?.what).toBe(what);
});

it('Further pages follow; one that fails says so and keeps the others', async () => {
  await makeKeys(51);
  const activity = await appeared('manager');
  expect([activity.entries.length, activity.pages.hasMore]).toEqual([50, true]);
  staff.loseConnection();
  await activity.pages.loadMore();
  expect([activity.pages.status, activity.entries.length, activity.pages.failure]).toEqual([
    ...['ready', 50, expect.stringContaining('cannot be reached')],
  ]);
  staff.failure = undefined;
  await Promise.all([activity.pages.loadMore(), activity.pages.loadMore()]);
  expect([activity.entries.length, activity.pages.hasMore, activity.pages.failure]).toEqual([51, false, '']);
});

it('What cannot be loaded can be loaded again, and leads to the sign-in form without a session', async () => {
  staff.failure = new SessionEnded('No session');
  const activity = await appeared('manager');
  expect(activity.pages.status).toBe('failed');
  staff.failure = undefined;
  const again = activity.pages.load();
  expect(activity.pages.status).toBe('loading');
  await again;
  expect(activity.pages.status).toBe('ready');
});
