import { describe, expect, it } from 'vitest';
import { HttpAccount } from '../../../adapters/http/admin/HttpAccount.ts';
import { StaffFixture } from '../../../adapters/memory/backEnd/testing/StaffFixture.ts';
import { expectRejections } from './expectRejections.ts';
import { signedInServer } from './signedInServer.ts';

const { password } = StaffFixture;

/** The account of Ravi, whose only session is this one. */
async function open() {
  const { api, fixture, fail } = await signedInServer();
  const account = new HttpAccount(api);
  await account.endOtherSessions();
  return { account, fixture, fail };
}

type Opened = Awaited<ReturnType<typeof open>>;

const turnOn = async ({ account, fixture }: Opened, fields = {}) => {
  const { secret } = await account.newSecret();
  const code = fixture.ports.codes.codeAt(fixture.ports.clock.now());
  return account.turnOnCodes({ secret, code, password, ...fields });
};

describe('The sessions of the account', () => {
  it('are listed, and ended one by one or all but this one', async () => {
    const { account, fixture } = await open();
    const [own] = await account.sessions();
    expect(own).toEqual({
      ...{ id: expect.any(String), device: expect.any(String), current: true },
      ...{ startedAt: expect.any(String), usedAt: expect.any(String) },
    });
    await fixture.signIn();
    await fixture.signIn();
    const others = (await account.sessions()).filter(({ current }) => !current);
    expect(others).toHaveLength(2);
    expect(await account.endSession(others[0]?.id ?? '')).toEqual({ outcome: 'ended' });
    expect(await account.sessions()).toHaveLength(2);
    expect(await account.endOtherSessions()).toEqual({ outcome: 'ended' });
    expect((await account.sessions()).map(({ id }) => id)).toEqual([own?.id]);
    expect(await account.endSession('none')).toEqual({
      ...{ outcome: 'refused', text: 'The session does not exist, or it has ended.' },
    });
  });
});

describe('The one-time codes of the account', () => {
  it('are turned on with a code of a new secret, and show their recovery codes once', async () => {
    const subject = await open();
    const { account } = subject;
    expect(await account.codes()).toEqual({ on: false, recoveryCodes: 0 });
    const { secret, address } = await account.newSecret();
    expect(address).toContain(secret);
    const turnedOn = await turnOn(subject);
    expect(turnedOn).toMatchObject({ outcome: 'turned-on' });
    expect('recoveryCodes' in turnedOn && new Set(turnedOn.recoveryCodes).size).toBe(10);
    expect(await account.codes()).toEqual({ on: true, recoveryCodes: 10 });
    expect(await turnOn(subject)).toEqual({ outcome: 'refused', text: 'One-time codes are set up already.' });
  });

  it.each([
    ['a wrong code', { code: '000000' }, 'The password or the code is wrong.'],
    ['a wrong password', { password: 'other' }, 'The password or the code is wrong.'],
    ['another secret', { secret: 'AAAA' }, 'secret: is not one that the shop has made'],
  ])('are not turned on with %s', async (_what, fields, text) => {
    const subject = await open();
    expect(await turnOn(subject, fields)).toEqual({ outcome: 'refused', text });
    expect(await subject.account.codes()).toEqual({ on: false, recoveryCodes: 0 });
  });

  it('are turned off with the password, and five wrong ones are tried in an hour', async () => {
    const subject = await open();
    const { account } = subject;
    await turnOn(subject);
    expect(await account.turnOffCodes(password)).toEqual({ outcome: 'ended' });
    expect(await account.codes()).toEqual({ on: false, recoveryCodes: 0 });
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect(await account.turnOffCodes('other')).toEqual({
        ...{ outcome: 'refused', text: 'The password or the code is wrong.' },
      });
    expect(await account.turnOffCodes(password)).toEqual({
      ...{ outcome: 'refused', text: 'Too many attempts for this account. Please wait an hour, then try again.' },
    });
  });
});

it('Every call of the account rejects without a connection, when the back-end fails, and without a session', async () => {
  const { account, fail } = await open();
  const proof = { secret: 'AAAA', code: '000000', password };
  const calls = [
    ...[() => account.sessions(), () => account.endSession('1'), () => account.endOtherSessions()],
    ...[() => account.codes(), () => account.newSecret(), () => account.turnOnCodes(proof)],
    () => account.turnOffCodes(password),
  ];
  await expectRejections(calls, fail);
});
