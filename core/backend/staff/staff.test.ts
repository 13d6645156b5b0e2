import { beforeEach, describe, expect, it } from 'vitest';
import { StaffFixture } from '../../../adapters/memory/backEnd/testing/StaffFixture.ts';

const DAY_MS = 24 * 60 * 60_000;
const leela = 'leela@shop.example';

let fixture: StaffFixture;
beforeEach(async () => {
  fixture = await StaffFixture.withOwner();
});
const accept = (token: string, password = StaffFixture.password) => fixture.admin.acceptInvitation({ token, password });
const people = async () =>
  (await fixture.admin.listStaff()).map(({ email, role, disabledAt }) => [email, role, disabledAt !== undefined]);

describe('An invitation', () => {
  it('is mailed with its link', async () => {
    const token = await fixture.invite(leela, 'packer');
    await fixture.backEnd.runJobs();
    const content = { kind: 'staff-invitation', firstName: 'Leela', invitedBy: 'Ravi', token };
    expect(fixture.ports.mail.sent.at(-1)).toMatchObject({ to: leela, content });
  });

  it('is accepted once, with a password that signup accepts, and signs in', async () => {
    const token = await fixture.invite(leela, 'packer');
    expect(await accept(token, 'short')).toEqual({ invalid: ['Password must be at least 8 characters'] });
    const accepted = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(accepted.filter((each) => each !== 'link-invalid')).toMatchObject([{ member: { email: leela } }]);
    expect(await fixture.signIn(leela)).toMatchObject({ member: { role: 'packer' } });
  });

  it('can be accepted for 7 days', async () => {
    const early = await fixture.invite(leela, 'packer');
    fixture.ports.clock.advance(7 * DAY_MS - 1000);
    expect(await accept(early)).toMatchObject({ member: { email: leela } });
    const late = await fixture.invite('meher@shop.example', 'packer');
    fixture.ports.clock.advance(7 * DAY_MS);
    expect(await accept(late)).toBe('link-invalid');
  });

  it('replaces the one before, and keeps the name and role of the first', async () => {
    const first = await fixture.invite(leela, 'packer');
    const second = await fixture.invite(' LEELA@shop.example', 'owner', 'Other');
    expect(await accept(first)).toBe('link-invalid');
    expect(await accept(second)).toMatchObject({ member: { name: 'Leela', role: 'packer' } });
  });

  it('is not sent to somebody who has accepted one, nor to what is no address', async () => {
    const invitation = { name: 'Leela', role: 'packer' } as const;
    await fixture.join(leela, 'packer');
    const invite = (email: string) => fixture.admin.inviteStaff(fixture.owner, { ...invitation, email });
    expect(await invite(leela)).toBe('staff-exists');
    expect(await invite('leela')).toEqual({ invalid: ['Please enter a valid e-mail address'] });
    expect(await people()).toEqual([
      ['ravi@shop.example', 'owner', false],
      [leela, 'packer', false],
    ]);
  });

  it('ends with the account', async () => {
    const token = await fixture.invite(leela, 'packer');
    const [, member] = await fixture.admin.listStaff();
    await fixture.admin.changeStaff(fixture.owner, member?.id ?? '', { isDisabled: true });
    expect(await accept(token)).toBe('link-invalid');
  });
});

describe('Of the owners who can sign in, one remains', () => {
  const change = (email: string, wish: object) => {
    const id = [...fixture.ports.tables.staff.values()].find((member) => member.email === email)?.id ?? '';
    return fixture.admin.changeStaff(fixture.owner, id, wish);
  };

  it.each([[{ isDisabled: true }], [{ role: 'manager' }]])('when the last one is changed to %j', async (wish) => {
    await fixture.invite(leela, 'owner');
    await fixture.join('meher@shop.example', 'manager');
    expect(await change('ravi@shop.example', wish)).toBe('last-owner');
    expect((await people())[0]).toEqual(['ravi@shop.example', 'owner', false]);
    await fixture.join('kiran@shop.example', 'owner');
    expect(await change('ravi@shop.example', wish)).toMatchObject({ email: 'ravi@shop.example' });
    expect(await change('kiran@shop.example', wish)).toBe('last-owner');
  });

  it('when two owners disable one another at once', async () => {
    const { member } = await fixture.join(leela, 'owner');
    const { admin, owner } = fixture;
    const disable = (id: string) => admin.changeStaff(owner, id, { isDisabled: true });
    const outcomes = await Promise.all([disable(owner.id), disable(member.id)]);
    expect(outcomes.filter((outcome) => outcome === 'last-owner')).toHaveLength(1);
  });

  it('and nobody is changed who does not work for the shop', async () => {
    expect(await fixture.admin.changeStaff(fixture.owner, 'nobody', { role: 'packer' })).toBe('unknown-staff');
  });
});

describe('An API key', () => {
  const { owner: role } = { owner: 'owner' as const };
  const opens = (key: string) => fixture.admin.authenticate({ key });

  it('opens the admin with its role until it is ended', async () => {
    const { admin, owner } = fixture;
    const { key, secret } = await admin.addKey(owner, { name: 'Warehouse', role: 'packer' });
    expect(secret).toMatch(/^crk_./);
    const caller = { actor: { kind: 'key', id: key.id, name: 'Warehouse' }, role: 'packer' };
    expect(await opens(secret)).toEqual(caller);
    expect(await admin.endKey(owner, key.id)).toMatchObject({ name: 'Warehouse' });
    expect(await opens(secret)).toBe('not-signed-in');
    expect(await admin.listKeys()).toMatchObject([{ name: 'Warehouse', role: 'packer', endedAt: expect.any(String) }]);
    expect(await admin.endKey(owner, 'unknown')).toBe('unknown-key');
  });

  it('shows its secret once, and no session opens as a key', async () => {
    const { admin, owner } = fixture;
    const { key, secret } = await admin.addKey(owner, { name: 'Script', role });
    expect(JSON.stringify([await admin.listKeys(), await fixture.activity()])).not.toContain(secret.slice(4));
    for (const other of [key.id, secret.slice(4), '', (await fixture.signIn()).token])
      expect(await opens(other)).toBe('not-signed-in');
  });
});
