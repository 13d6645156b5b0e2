import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryStaff } from '../../../../adapters/memory/admin/MemoryStaff.ts';
import { MemoryClock } from '../../../../adapters/memory/MemoryClock.ts';
import { MemoryLog } from '../../../../adapters/memory/MemoryLog.ts';
import { makeEndKey, makeMakeKey, makeReadKeys } from '../../../../core/admin/people/manageKeys.ts';
import { SessionEnded } from '../../../../core/admin/ports/SessionEnded.ts';
import { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { KeysViewModel } from './KeysViewModel.ts';

let staff: MemoryStaff;
let keys: KeysViewModel;

beforeEach(async () => {
  staff = await MemoryStaff.withOwner();
  const ports = { keys: staff, log: new MemoryLog() };
  keys = new KeysViewModel({
    ...{ clock: new MemoryClock(), pendingWork: new PendingWork() },
    ...{ readKeys: makeReadKeys(ports), makeKey: makeMakeKey(ports), endKey: makeEndKey(ports) },
  });
  await keys.load();
});

const make = async (name = 'Export') => {
  keys.form.change('name', name);
  await keys.form.submit();
};

describe('The API keys', () => {
  it('are none, and then made with a secret that is shown until it is dismissed', async () => {
    expect([keys.status, keys.keys]).toEqual(['ready', []]);
    await make();
    expect(keys.keys).toMatchObject([{ name: 'Export', role: 'Packer', isEnded: false }]);
    expect(keys.made).toEqual({ name: 'Export', secret: expect.stringMatching(/^crk_./) });
    expect([keys.announcement, keys.form.fields.name]).toEqual(['The key Export is made', '']);
    keys.dismissSecret();
    expect(keys.made).toBeUndefined();
  });

  it('need a name, and what was typed stays without a connection', async () => {
    await make(' ');
    expect(keys.form.errors).toEqual({ name: 'Name is required' });
    staff.loseConnection();
    await make();
    expect([keys.form.refusal, keys.form.fields.name]).toEqual([
      ...[expect.stringContaining('cannot be reached'), 'Export'],
    ]);
  });

  it('are ended once somebody has said so', async () => {
    await make();
    const id = keys.keys[0]?.id;
    await keys.end();
    keys.askToEnd(id);
    expect([keys.endingName, keys.keys[0]?.isEnded]).toEqual(['Export', false]);
    staff.loseConnection();
    await keys.end();
    expect([keys.alert, keys.endingName, keys.isBusy]).toEqual([
      ...[expect.stringContaining('cannot be reached'), 'Export', false],
    ]);
    staff.failure = undefined;
    await keys.end();
    expect([keys.endingName, keys.alert, keys.announcement]).toEqual([undefined, '', 'The key Export is ended']);
    expect(keys.keys).toMatchObject([{ isEnded: true, when: expect.stringMatching(/^Ended /) }]);
  });

  it('that cannot be loaded can be loaded again, and lead to the sign-in form without a session', async () => {
    staff.failure = new SessionEnded('No session');
    await keys.load();
    expect(keys.status).toBe('failed');
    staff.failure = undefined;
    const again = keys.load();
    expect(keys.status).toBe('loading');
    await again;
    expect(keys.status).toBe('ready');
  });
});
