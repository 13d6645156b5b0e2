import { beforeEach, expect, it } from 'vitest';
import { StaffFixture } from '../../../../adapters/memory/backEnd/testing/StaffFixture.ts';

const HOUR_MS = 60 * 60_000;
const credentials = { email: 'ravi@shop.example', password: StaffFixture.password };

let fixture: StaffFixture;
let tokens: readonly string[];

const devices = async (token = tokens[0] ?? '') =>
  (await fixture.admin.account.listSessions(fixture.owner, token)).map(({ device, isCurrent }) => [device, isCurrent]);
const opens = async (token: string) => (await fixture.admin.authenticate({ session: token })) !== 'not-signed-in';

/** Ravi is signed in on two devices, and on the one on which he accepted his invitation. */
beforeEach(async () => {
  fixture = await StaffFixture.withOwner();
  const made: string[] = [];
  for (const device of ['Firefox on Linux', 'Safari on an iPhone']) {
    fixture.ports.clock.advance(1000);
    const signedIn = await fixture.admin.signIn({ ...credentials, device });
    if (typeof signedIn === 'string') throw new Error(signedIn);
    made.push(signedIn.token);
  }
  tokens = made;
});

it('A person sees the own sessions, the one that was used last first', async () => {
  await fixture.join('leela@shop.example', 'packer');
  expect(await devices()).toEqual([
    ['Safari on an iPhone', false],
    ['Firefox on Linux', true],
    ['', false],
  ]);
  fixture.ports.clock.advance(HOUR_MS);
  await opens(tokens[0] ?? '');
  expect((await devices())[0]).toEqual(['Firefox on Linux', true]);
});

it('A session that was not used for 12 hours is not on the list', async () => {
  fixture.ports.clock.advance(12 * HOUR_MS);
  expect(await devices()).toEqual([]);
});

it('A person ends one, which the log tells', async () => {
  const { account } = fixture.admin;
  const [phone] = await account.listSessions(fixture.owner, '');
  expect(await account.endSession(fixture.owner, phone?.id ?? '')).toEqual({});
  expect([await opens(tokens[0] ?? ''), await opens(tokens[1] ?? '')]).toEqual([true, false]);
  expect((await fixture.activity()).at(-1)).toEqual({
    ...{ actor: fixture.owner, action: 'account.change', subject: { kind: 'staff', id: fixture.owner.id } },
    ...{ before: { sessions: 3 }, after: { sessions: 2 } },
  });
  expect(await account.endSession(fixture.owner, phone?.id ?? '')).toBe('unknown-session');
});

it('A person ends all but this one', async () => {
  await fixture.admin.account.endOtherSessions(fixture.owner, tokens[1] ?? '');
  expect([await opens(tokens[0] ?? ''), await opens(tokens[1] ?? '')]).toEqual([false, true]);
});

it('Nobody ends the session of somebody else', async () => {
  const { member, token } = await fixture.join('leela@shop.example', 'packer');
  const { account } = fixture.admin;
  const leela = { kind: 'staff', id: member.id, name: 'Leela' } as const;
  const [session] = await account.listSessions(leela, token);
  expect(await account.endSession(fixture.owner, session?.id ?? '')).toBe('unknown-session');
  await account.endOtherSessions(leela, token);
  expect([await opens(token), await opens(tokens[0] ?? '')]).toEqual([true, true]);
});
