import { beforeEach, describe, expect, it } from 'vitest';
import { StaffFixture } from '../../../adapters/memory/backEnd/testing/StaffFixture.ts';

const HOUR_MS = 60 * 60_000;

let fixture: StaffFixture;
beforeEach(async () => {
  fixture = await StaffFixture.withOwner();
});

describe('Signing in', () => {
  it('starts a session of the person', async () => {
    const { admin, owner } = fixture;
    const { member, token } = await fixture.signIn();
    expect(member).toMatchObject({ id: owner.id, name: 'Ravi', role: 'owner' });
    const caller = { actor: { kind: 'staff', id: owner.id, name: 'Ravi' }, role: 'owner' };
    expect(await admin.authenticate({ session: token })).toEqual(caller);
  });

  it('takes the e-mail in any case', async () => {
    expect(await fixture.signIn(' RAVI@shop.example ')).toMatchObject({ member: { name: 'Ravi' } });
  });

  it.each([
    ['a wrong password', 'ravi@shop.example', 'other'],
    ['an unknown e-mail', 'nobody@shop.example', StaffFixture.password],
    ['an empty password', 'ravi@shop.example', ''],
  ])('is refused with %s', async (_what, email, password) => {
    expect(await fixture.admin.signIn({ email, password })).toBe('wrong-credentials');
  });

  it('is refused before an invitation is accepted, and when the account is disabled', async () => {
    const { admin } = fixture;
    await fixture.invite('leela@shop.example', 'packer');
    expect(await admin.signIn({ email: 'leela@shop.example', password: '' })).toBe('wrong-credentials');
    const { member, token } = await fixture.join('meher@shop.example', 'packer');
    await admin.changeStaff(fixture.owner, member.id, { isDisabled: true });
    const credentials = { email: 'meher@shop.example', password: StaffFixture.password };
    expect(await admin.signIn(credentials)).toBe('wrong-credentials');
    expect(await admin.authenticate({ session: token })).toBe('not-signed-in');
    await admin.changeStaff(fixture.owner, member.id, { isDisabled: false });
    expect(await admin.signIn(credentials)).toMatchObject({ member: { id: member.id } });
    expect(await admin.authenticate({ session: token })).toBe('not-signed-in');
  });

  it('gives each session a token of its own, so that one which somebody knew before opens nothing', async () => {
    const [first, second] = [await fixture.signIn(), await fixture.signIn()];
    expect(first.token).not.toBe(second.token);
  });
});

describe('A session', () => {
  it('ends when it was not used for 12 hours', async () => {
    const { admin, ports } = fixture;
    const { token: session } = await fixture.signIn();
    ports.clock.advance(12 * HOUR_MS - 1000);
    expect(await admin.authenticate({ session })).toMatchObject({ role: 'owner' });
    ports.clock.advance(12 * HOUR_MS - 1000);
    expect(await admin.authenticate({ session })).toMatchObject({ role: 'owner' });
    ports.clock.advance(12 * HOUR_MS);
    expect(await admin.authenticate({ session })).toBe('not-signed-in');
  });

  it('ends when the person signs out; others go on', async () => {
    const { admin } = fixture;
    const [one, other] = [await fixture.signIn(), await fixture.signIn()];
    await admin.signOut(one.token);
    expect(await admin.authenticate({ session: one.token })).toBe('not-signed-in');
    expect(await admin.authenticate({ session: other.token })).toMatchObject({ role: 'owner' });
  });

  it('has the role of now', async () => {
    const { admin, owner } = fixture;
    const { member, token } = await fixture.join('leela@shop.example', 'packer');
    await admin.changeStaff(owner, member.id, { role: 'manager' });
    expect(await admin.authenticate({ session: token })).toMatchObject({ role: 'manager' });
  });

  it('is opened by no link, no API key and no empty text', async () => {
    const { admin, owner } = fixture;
    const invited = await fixture.invite('leela@shop.example', 'packer');
    const { secret } = await admin.addKey(owner, { name: 'Script', role: 'owner' });
    for (const session of [invited, secret, '']) expect(await admin.authenticate({ session })).toBe('not-signed-in');
  });
});
