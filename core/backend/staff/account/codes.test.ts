import { beforeEach, describe, expect, it } from 'vitest';
import { StaffFixture } from '../../../../adapters/memory/backEnd/testing/StaffFixture.ts';

const HOUR_MS = 60 * 60_000;
const STEP_MS = 30_000;
const email = 'ravi@shop.example';
const { password } = StaffFixture;

let fixture: StaffFixture;
let secret: string;
let recoveryCodes: readonly string[];

const codeNow = (ms = 0) => fixture.ports.codes.codeAt(fixture.ports.clock.now() + ms);
const signIn = (code?: string) => fixture.admin.signIn({ email, password, ...(code !== undefined && { code }) });
const turnOn = (fields = {}) =>
  fixture.admin.account.turnOnCodes(fixture.owner, { secret, code: codeNow(), password, ...fields });
const logged = async () =>
  (await fixture.activity())
    .filter(({ action }) => action === 'account.change')
    .map(({ before, after }) => [before, after]);

beforeEach(async () => {
  fixture = await StaffFixture.withOwner();
  ({ secret } = await fixture.admin.account.newSecret(fixture.owner));
});

describe('Setting one-time codes up', () => {
  it('shows a secret and its address, and stores nothing yet', async () => {
    const { address } = await fixture.admin.account.newSecret(fixture.owner);
    expect(address).toContain('Creator%20Row:ravi%40shop.example');
    expect(await fixture.admin.account.showCodes(fixture.owner)).toEqual({ isOn: false, recoveryCodes: 0 });
    expect(await signIn()).toMatchObject({ member: { name: 'Ravi' } });
  });

  it.each([
    ['a wrong code', { code: '000000' }],
    ['a wrong password', { password: 'other' }],
  ])('changes nothing with %s', async (_what, fields) => {
    expect(await turnOn(fields)).toBe('not-confirmed');
    expect([await fixture.admin.account.showCodes(fixture.owner), await logged()]).toEqual([
      { isOn: false, recoveryCodes: 0 },
      [],
    ]);
  });

  it('takes no secret but one that the shop makes', async () => {
    expect(await turnOn({ secret: 'AAAA' })).toEqual({ invalid: ['secret: is not one that the shop has made'] });
  });

  it('shows ten recovery codes, and stores neither them nor the secret as they are', async () => {
    const turnedOn = await turnOn();
    expect(turnedOn).toEqual({ recoveryCodes: expect.any(Array) });
    expect(await fixture.admin.account.showCodes(fixture.owner)).toEqual({ isOn: true, recoveryCodes: 10 });
    const stored = fixture.ports.tables.staff.get(fixture.owner.id)?.oneTimeCodes;
    expect(stored?.secret).toBe(fixture.ports.codes.seal(secret));
    expect(JSON.stringify([stored, await fixture.activity()])).not.toMatch(/"code-\d/);
    expect(await logged()).toEqual([[{ oneTimeCodes: false }, { oneTimeCodes: true, recoveryCodes: 10 }]]);
  });

  it('is done once, also by two screens at once', async () => {
    const both = await Promise.all([turnOn(), turnOn()]);
    expect(both.filter((each) => each === 'codes-on')).toHaveLength(1);
    expect(await logged()).toHaveLength(1);
  });
});

describe('With one-time codes', () => {
  beforeEach(async () => {
    const turnedOn = await turnOn();
    if (typeof turnedOn === 'string' || 'invalid' in turnedOn) throw new Error('The codes are not on');
    ({ recoveryCodes } = turnedOn);
    fixture.ports.clock.advance(2 * STEP_MS);
  });

  it('who knows the password is asked for a code, and nobody else', async () => {
    expect([await signIn(), await signIn('')]).toEqual(['code-needed', 'code-needed']);
    expect(await fixture.admin.signIn({ email, password: 'other', code: codeNow() })).toBe('wrong-credentials');
    expect(await signIn(codeNow())).toMatchObject({ member: { name: 'Ravi' } });
  });

  it('a code counts once, and none from before it', async () => {
    const [earlier, code, later] = [codeNow(-STEP_MS), codeNow(), codeNow(STEP_MS)];
    expect(await signIn(` ${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ token: expect.any(String) });
    expect([await signIn(code), await signIn(earlier)]).toEqual(['code-needed', 'code-needed']);
    expect(await signIn(later)).toMatchObject({ token: expect.any(String) });
  });

  it('a code counts once, however many sign in with it at once', async () => {
    const all = await Promise.all([1, 2, 3].map(() => signIn(codeNow())));
    expect(all.filter((each) => each !== 'code-needed')).toHaveLength(1);
  });

  it('the code that set them up does not sign in', async () => {
    expect(await signIn(codeNow(-2 * STEP_MS))).toBe('code-needed');
  });

  it('a recovery code counts once, in any spelling, which the log tells', async () => {
    const [code = ''] = recoveryCodes;
    expect(await signIn(` ${code.toUpperCase().replaceAll('-', ' ')}`)).toMatchObject({ member: { name: 'Ravi' } });
    expect(await signIn(code)).toBe('code-needed');
    expect(await fixture.admin.account.showCodes(fixture.owner)).toEqual({ isOn: true, recoveryCodes: 9 });
    expect((await logged()).at(-1)).toEqual([{ recoveryCodes: 10 }, { recoveryCodes: 9 }]);
  });

  it('five wrong ones in an hour are tried, also at once, and no right one after them', async () => {
    const tries = await Promise.all(Array.from({ length: 8 }, () => signIn('000000')));
    expect(tries.filter((each) => each === 'code-needed')).toHaveLength(5);
    expect(await signIn(codeNow())).toBe('too-many-codes');
    expect(await signIn(recoveryCodes[0])).toBe('too-many-codes');
    fixture.ports.clock.advance(HOUR_MS);
    expect(await signIn(codeNow())).toMatchObject({ member: { name: 'Ravi' } });
  });

  it('a right one forgives the wrong ones', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let wrong = 0; wrong < 4; wrong += 1) expect(await signIn('000000')).toBe('code-needed');
      expect(await signIn(codeNow())).toMatchObject({ member: { name: 'Ravi' } });
      fixture.ports.clock.advance(STEP_MS);
    }
  });

  it.each([
    ['the password', () => ({ password })],
    ['a code', () => ({ code: codeNow() })],
    ['a recovery code', () => ({ code: recoveryCodes[3] })],
  ])('they are turned off with %s', async (_what, shown) => {
    expect(await fixture.admin.account.turnOffCodes(fixture.owner, shown())).toEqual({});
    expect(await signIn()).toMatchObject({ member: { name: 'Ravi' } });
    expect((await logged()).at(-1)).toEqual([{ oneTimeCodes: true, recoveryCodes: 10 }, { oneTimeCodes: false }]);
  });

  it.each([[{}], [{ password: 'other' }], [{ code: '000000' }]])('they stay with %j', async (shown) => {
    expect(await fixture.admin.account.turnOffCodes(fixture.owner, shown)).toBe('not-confirmed');
    expect(await signIn()).toBe('code-needed');
  });

  it('an owner turns them off for somebody who has lost them', async () => {
    const { member } = await fixture.join('leela@shop.example', 'owner', 'Leela');
    const leela = { kind: 'staff', id: member.id, name: 'Leela' } as const;
    expect(await fixture.admin.changeStaff(leela, fixture.owner.id, { endsCodes: true })).toMatchObject({
      role: 'owner',
    });
    expect(await signIn()).toMatchObject({ member: { name: 'Ravi' } });
    expect((await fixture.activity()).at(-1)).toMatchObject({ actor: leela, before: { oneTimeCodes: true } });
  });

  it('whose secret cannot be read any more, recovery codes still count', async () => {
    const own = fixture.ports.tables.staff.get(fixture.owner.id)?.oneTimeCodes;
    if (own === undefined) throw new Error('The codes are not on');
    await fixture.ports.staff.change(fixture.owner.id, { oneTimeCodes: { ...own, secret: 'of another key' } });
    expect(await signIn(codeNow())).toBe('code-needed');
    expect(await signIn(recoveryCodes[0])).toMatchObject({ member: { name: 'Ravi' } });
  });
});
