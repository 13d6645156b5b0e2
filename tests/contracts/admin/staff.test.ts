import { describe, expect, it } from 'vitest';
import { HttpStaff } from '../../../adapters/http/admin/HttpStaff.ts';
import { MemoryStaff } from '../../../adapters/memory/admin/MemoryStaff.ts';
import type { ForManagingKeys } from '../../../core/admin/ports/ForManagingKeys.ts';
import type { ForManagingStaff } from '../../../core/admin/ports/ForManagingStaff.ts';
import type { ForReadingActivity } from '../../../core/admin/ports/ForReadingActivity.ts';
import { SessionEnded } from '../../../core/admin/ports/SessionEnded.ts';
import { Unreachable } from '../../../core/admin/ports/Unreachable.ts';
import { type ConnectionFaults, faultyApi } from './faultyApi.ts';

/** The ports for Ravi, the owner of a shop that sends no mails. */
type StaffSubject = ConnectionFaults & { readonly staff: ForManagingStaff & ForManagingKeys & ForReadingActivity };

describeStaffContract('MemoryStaff', async () => {
  const staff = await MemoryStaff.withOwner();
  return {
    staff,
    loseConnection: () => staff.loseConnection(),
    breakDown: () => {
      staff.failure = new Error('Request failed with status code 500');
    },
    endSession: () => {
      staff.failure = new SessionEnded('No session');
    },
  };
});

describeStaffContract('HttpStaff on the server', async () => {
  const { api, faults } = await faultyApi({ invitationsAt: 'https://shop.example' });
  return { ...faults, staff: new HttpStaff(api) };
});

function describeStaffContract(name: string, makeSubject: () => Promise<StaffSubject>) {
  const leela = { name: 'Leela', email: 'leela@shop.example', role: 'packer' } as const;

  describe(`${name}: the people of the shop`, () => {
    it('are invited with a link, once more while they have not accepted, and listed', async () => {
      const { staff } = await makeSubject();
      const invited = await staff.invite(leela);
      const link = expect.stringMatching(/^https:\/\/shop\.example\/admin\/invitation\?token=./);
      expect(invited).toMatchObject({
        outcome: 'invited',
        person: { ...leela, state: 'invited' },
        invitationUrl: link,
      });
      expect(await staff.invite(leela)).toMatchObject({ outcome: 'invited' });
      expect((await staff.people()).map(({ name, state }) => [name, state])).toEqual([
        ['Ravi', 'active'],
        ['Leela', 'invited'],
      ]);
      expect(await staff.invite({ ...leela, email: 'ravi@shop.example' })).toEqual({
        outcome: 'refused',
        text: 'This e-mail address already has an account.',
      });
      expect(await staff.invite({ ...leela, email: 'nobody' })).toEqual({
        outcome: 'refused',
        text: 'Please enter a valid e-mail address',
      });
    });

    it('change their role, are disabled and opened again; an owner remains', async () => {
      const { staff } = await makeSubject();
      const invited = await staff.invite(leela);
      const id = invited.outcome === 'invited' ? invited.person.id : '';
      const changed = (person: object) => ({ outcome: 'changed', person: expect.objectContaining(person) });
      expect(await staff.change(id, { role: 'manager' })).toEqual(changed({ role: 'manager', state: 'invited' }));
      expect(await staff.change(id, { disabled: true })).toEqual(changed({ state: 'disabled' }));
      expect(await staff.change(id, { disabled: false })).toEqual(changed({ state: 'invited' }));
      const [ravi] = await staff.people();
      expect(await staff.change(ravi?.id ?? '', { role: 'packer' })).toMatchObject({
        text: 'The shop needs an owner. Please make somebody else an owner first.',
      });
      expect(await staff.change('nobody', { disabled: true })).toMatchObject({ outcome: 'refused' });
    });
  });

  describe(`${name}: the API keys`, () => {
    it('are made with a secret that is told once, and ended', async () => {
      const { staff } = await makeSubject();
      const made = await staff.make({ name: 'Export', role: 'manager' });
      expect(made).toMatchObject({ outcome: 'made', secret: expect.stringMatching(/^crk_./) });
      const [key] = await staff.keys();
      expect(key).toEqual(made.outcome === 'made' ? made.key : undefined);
      expect(await staff.end(key?.id ?? '')).toEqual({ outcome: 'ended' });
      expect(await staff.keys()).toEqual([{ ...key, endedAt: expect.any(String) }]);
      expect(await staff.end('nothing')).toEqual({ outcome: 'refused', text: 'The API key does not exist.' });
    });
  });

  describe(`${name}: the activity`, () => {
    it('is who changed what, the newest first, page by page', async () => {
      const { staff } = await makeSubject();
      for (let made = 0; made < 51; made += 1) await staff.make({ name: `Key ${made}`, role: 'packer' });
      const { activity, next } = await staff.activity();
      expect(activity).toHaveLength(50);
      expect(activity[0]).toMatchObject({
        ...{ action: 'keys.change', actor: { kind: 'staff', name: 'Ravi' }, subject: { kind: 'key' } },
        after: { name: 'Key 50', role: 'packer' },
      });
      expect((await staff.activity(next)).activity.map(({ after }) => after?.name)).toContain('Key 0');
    });
  });

  it(`${name}: every call rejects without a connection, when the back-end fails, and without a session`, async () => {
    const { staff, loseConnection, breakDown, endSession } = await makeSubject();
    const calls: readonly (() => Promise<unknown>)[] = [
      ...[() => staff.people(), () => staff.invite(leela), () => staff.change('ravi', {}), () => staff.keys()],
      ...[() => staff.make({ name: 'Export', role: 'packer' }), () => staff.end('key'), () => staff.activity()],
    ];
    loseConnection();
    for (const call of calls) await expect(call()).rejects.toBeInstanceOf(Unreachable);
    breakDown();
    for (const call of calls) await expect(call()).rejects.toMatchObject({ name: 'Error' });
    endSession();
    for (const call of calls) await expect(call()).rejects.toMatchObject({ name: 'SessionEnded' });
  });
}
