import { describe, expect, it } from 'vitest';
import { HttpAccount } from '../../../adapters/http/admin/HttpAccount.ts';
import { MemoryAccount } from '../../../adapters/memory/admin/MemoryAccount.ts';
import { StaffFixture } from '../../../adapters/memory/backEnd/testing/StaffFixture.ts';
import type { ForKeepingAccount } from '../../../core/admin/ports/ForKeepingAccount.ts';
import { expectRejections } from './expectRejections.ts';
import { faultOf } from './faultOf.ts';
import { type Fault, signedInServer } from './signedInServer.ts';

/** The port for Ravi, who is signed in. */
type AccountSubject = { readonly account: ForKeepingAccount; readonly fixture: StaffFixture; fail(how: Fault): void };

const { password } = StaffFixture;

describeAccountContract('MemoryAccount', async () => {
  const fixture = await StaffFixture.withOwner();
  fixture.ports.tables.staffTokens.clear();
  const account = new MemoryAccount(fixture, (await fixture.signIn()).token);
  return {
    ...{ account, fixture },
    fail: (how) => {
      account.failure = faultOf(how);
    },
  };
});

describeAccountContract('HttpAccount on the server', async () => {
  const { api, fixture, fail } = await signedInServer();
  const account = new HttpAccount(api);
  await account.endOtherSessions();
  return { account, fixture, fail };
});

function describeAccountContract(name: string, makeSubject: () => Promise<AccountSubject>) {
  const turnOn = async ({ account, fixture }: AccountSubject, fields = {}) => {
    const { secret } = await account.newSecret();
    const code = fixture.ports.codes.codeAt(fixture.ports.clock.now());
    return account.turnOnCodes({ secret, code, password, ...fields });
  };

  describe(`${name}: the sessions`, () => {
    it('are listed, and ended one by one or all but this one', async () => {
      const { account, fixture } = await makeSubject();
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

  describe(`${name}: the one-time codes`, () => {
    it('are turned on with a code of a new secret, and show their recovery codes once', async () => {
      const subject = await makeSubject();
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
      const subject = await makeSubject();
      expect(await turnOn(subject, fields)).toEqual({ outcome: 'refused', text });
      expect(await subject.account.codes()).toEqual({ on: false, recoveryCodes: 0 });
    });

    it('are turned off with the password, and five wrong ones are tried in an hour', async () => {
      const subject = await makeSubject();
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

  it(`${name}: every call rejects without a connection, when the back-end fails, and without a session`, async () => {
    const { account, fail } = await makeSubject();
    const proof = { secret: 'AAAA', code: '000000', password };
    const calls = [
      ...[() => account.sessions(), () => account.endSession('1'), () => account.endOtherSessions()],
      ...[() => account.codes(), () => account.newSecret(), () => account.turnOnCodes(proof)],
      () => account.turnOffCodes(password),
    ];
    await expectRejections(calls, fail);
  });
}
