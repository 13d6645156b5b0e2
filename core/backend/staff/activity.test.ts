import { beforeEach, describe, expect, it } from 'vitest';
import { StaffFixture } from '../../../adapters/memory/backEnd/testing/StaffFixture.ts';
import { aStaffMember } from '../testing/samples.ts';
import { audited } from './audited.ts';

let fixture: StaffFixture;
beforeEach(async () => {
  fixture = await StaffFixture.withOwner();
});
const since = async (count: number) => (await fixture.activity()).slice(count);

describe('The activity', () => {
  it('has the first owner, who was invited by a command and has accepted', async () => {
    const subject = { kind: 'staff', id: fixture.owner.id };
    const person = { email: 'ravi@shop.example', name: 'Ravi', role: 'owner' };
    expect(await fixture.activity()).toEqual([
      {
        ...{ actor: { kind: 'command', id: 'command', name: 'command line' }, action: 'staff.change', subject },
        after: { ...person, hasPassword: false },
      },
      {
        ...{ actor: fixture.owner, action: 'staff.change', subject },
        ...{ before: { hasPassword: false }, after: { hasPassword: true } },
      },
    ]);
  });

  it('has what has changed, and nothing where nothing has', async () => {
    const { admin, owner } = fixture;
    const { member } = await fixture.join('leela@shop.example', 'packer');
    const before = (await fixture.activity()).length;
    await admin.changeStaff(owner, member.id, { role: 'manager' });
    await admin.changeStaff(owner, member.id, { role: 'manager' });
    await admin.changeStaff(owner, 'nobody', { role: 'packer' });
    await admin.changeStaff(owner, owner.id, { role: 'packer' });
    const entry = { actor: owner, action: 'staff.change', subject: { kind: 'staff', id: member.id } };
    expect(await since(before)).toEqual([{ ...entry, before: { role: 'packer' }, after: { role: 'manager' } }]);
  });

  it('has keys that are made and ended, once', async () => {
    const { admin, owner } = fixture;
    const { key } = await admin.addKey(owner, { name: 'Script', role: 'packer' });
    await admin.endKey(owner, key.id);
    await admin.endKey(owner, key.id);
    const entry = { actor: owner, action: 'keys.change', subject: { kind: 'key', id: key.id } };
    expect(await since(2)).toEqual([
      { ...entry, after: key },
      { ...entry, before: {}, after: { endedAt: expect.any(String) } },
    ]);
  });

  it('is read page by page, the newest first', async () => {
    const { admin, owner } = fixture;
    for (let at = 0; at < 60; at += 1) await admin.addKey(owner, { name: `Key ${at}`, role: 'packer' });
    const first = await admin.listActivity();
    const second = await admin.listActivity(first.next);
    expect([first.activity.length, second.activity.length, second.next]).toEqual([50, 12, undefined]);
    expect(first.activity[0]).toMatchObject({ after: { name: 'Key 59' } });
    expect(second.activity[0]).toMatchObject({ after: { name: 'Key 9' } });
  });
});

describe('A transaction that logs what it changes', () => {
  const audit = () => ({
    ...({ actor: fixture.owner, action: 'staff.change', subject: { kind: 'staff', id: 'leela' } } as const),
    read: async ({ staff }: typeof fixture.ports) => {
      const member = await staff.withEmail('leela@shop.example');
      return member && { role: member.role };
    },
  });

  it('leaves no entry when it fails', async () => {
    const { transactions } = audited(fixture.ports, audit() as never);
    const failing = transactions.within(async ({ staff }) => {
      await staff.add(aStaffMember({ id: 'leela', email: 'leela@shop.example' }));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await since(2)).toEqual([]);
    expect(await fixture.ports.staff.withEmail('leela@shop.example')).toBeUndefined();
  });
});
