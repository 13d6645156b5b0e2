import { expect, it } from 'vitest';
import { MemoryClock } from '../../../../adapters/memory/MemoryClock.ts';
import { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { type AccountParts, AccountViewModel } from './AccountViewModel.ts';

const AT = '2026-03-01T09:30:00+00:00';
const session = (id: string, current: boolean) => ({ id, device: '', startedAt: AT, usedAt: AT, current });
const failed = { outcome: 'failed', text: 'No answer.' } as const;

async function openAccount(parts: Partial<AccountParts> = {}) {
  let sessions = [session('1', true), session('2', false)];
  const account = new AccountViewModel({
    readAccount: async () => ({ outcome: 'read', sessions, codes: { on: false, recoveryCodes: 0 } }),
    endSessions: async (id) => {
      sessions = sessions.filter((each) => (id === undefined ? each.current : each.id !== id));
      return { outcome: 'ended' };
    },
    askForSecret: async () => ({ outcome: 'made', secret: 'ABCD', address: 'otpauth://totp/x' }),
    turnOnCodes: async () => ({ outcome: 'turned-on', recoveryCodes: ['a', 'b'] }),
    turnOffCodes: async () => ({ outcome: 'ended' }),
    ...{ pendingWork: new PendingWork(), clock: new MemoryClock() },
    ...parts,
  });
  await account.load();
  return { account };
}

it.each(['2', undefined])('Sessions are ended, and the list is read again (%s)', async (id) => {
  const { account } = await openAccount();
  expect(account.sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    ['An unknown device', true],
    ['An unknown device', false],
  ]);
  await (id === undefined ? account.endOtherSessions() : account.endSession(id));
  expect(account.sessions.map((each) => each.id)).toEqual(['1']);
  expect(account.announcement).not.toBe('');
});

it('Codes are set up with the secret that is shown, and the recovery codes are there until they are put away', async () => {
  const sent: unknown[] = [];
  const { account } = await openAccount({
    turnOnCodes: async (...given) => {
      sent.push(given);
      return { outcome: 'turned-on', recoveryCodes: ['a', 'b'] };
    },
  });
  await account.setUp();
  account.turnOn.change('code', '123456');
  account.turnOn.change('password', 'secret-8');
  await account.turnOn.submit();
  expect(sent).toEqual([['ABCD', { code: '123456', password: 'secret-8' }]]);
  expect([account.codes, account.secret, account.recoveryCodes]).toEqual([
    { on: true, recoveryCodes: 2 },
    undefined,
    ['a', 'b'],
  ]);
  account.putAwayRecoveryCodes();
  expect(account.recoveryCodes).toEqual([]);
  await account.turnOff.submit();
  expect(account.codes.on).toBe(false);
});

it('Whoever changes the mind sees no secret any more', async () => {
  const { account } = await openAccount();
  await account.setUp();
  account.turnOn.change('password', 'secret-8');
  account.cancelSetUp();
  expect([account.secret, account.turnOn.fields]).toEqual([undefined, { code: '', password: '' }]);
});

it('A session that has ended leads to the sign-in form', async () => {
  const fails = async () => failed;
  const { account } = await openAccount({ endSessions: fails, askForSecret: fails, turnOffCodes: fails });
  await account.endSession('2');
  expect(account.alert).toBe('No answer.');
  await account.setUp();
  await account.turnOff.submit();
  expect(account.turnOff.refusal).toBe('No answer.');
  expect((await openAccount({ readAccount: fails })).account.status).toBe('failed');
});
