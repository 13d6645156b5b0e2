import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryStaff } from '../../../../adapters/memory/admin/MemoryStaff.ts';
import { MemoryClock } from '../../../../adapters/memory/MemoryClock.ts';
import { MemoryLog } from '../../../../adapters/memory/MemoryLog.ts';
import { makeChangePerson, makeInvitePerson, makeReadPeople } from '../../../../core/admin/people/managePeople.ts';
import { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { PeopleViewModel } from './PeopleViewModel.ts';

let staff: MemoryStaff;
let people: PeopleViewModel;

beforeEach(async () => {
  staff = await MemoryStaff.withOwner();
  const ports = { staff, log: new MemoryLog() };
  people = new PeopleViewModel({
    ...{ clock: new MemoryClock(), pendingWork: new PendingWork() },
    ...{ readPeople: makeReadPeople(ports), invitePerson: makeInvitePerson(ports) },
    changePerson: makeChangePerson(ports),
  });
  await people.load();
});

const invite = async (name = 'Leela', email = 'leela@shop.example') => {
  people.invitation.change('name', name);
  people.invitation.change('email', email);
  await people.invitation.submit();
};
const rows = () => people.people.map(({ name, role, state }) => [name, role, state]);

describe('The people of the shop', () => {
  it('are shown with their role and state', () => {
    expect(people.people).toEqual([
      {
        ...{ id: 'ravi', name: 'Ravi', email: 'ravi@shop.example', role: 'owner', state: 'Active' },
        ...{ isDisabled: false, since: '1 Mar 2026' },
      },
    ]);
  });

  it('are invited; without mails the link is shown until it is dismissed', async () => {
    await invite(' Leela ');
    expect(rows()).toEqual([
      ['Ravi', 'owner', 'Active'],
      ['Leela', 'packer', 'Invited'],
    ]);
    expect(people.invitationUrl).toContain('https://shop.example/admin/invitation?token=');
    expect([people.announcement, people.invitation.fields.name]).toEqual(['Leela is invited', '']);
    people.dismissInvitation();
    expect(people.invitationUrl).toBeUndefined();
    staff.invitationsAt = undefined;
    await invite();
    expect([people.invitationUrl, people.announcement]).toEqual([undefined, 'Leela gets a mail with a link']);
    expect(rows()).toHaveLength(2);
  });

  it('are not invited with faults in the form, or an e-mail that is taken; what was typed stays', async () => {
    await invite(' ', 'nobody');
    expect(people.invitation.errors).toEqual({
      ...{ name: 'Name is required', email: 'Please enter a valid e-mail address' },
    });
    await invite('Ravi', 'ravi@shop.example');
    expect(people.invitation.refusal).toBe('Unprocessable Entity. Email Already Exists.');
    staff.loseConnection();
    await invite();
    expect([people.invitation.refusal, people.invitation.fields.name]).toEqual([
      ...[expect.stringContaining('cannot be reached'), 'Leela'],
    ]);
  });

  it('change their role, are disabled and opened again', async () => {
    await invite();
    const id = people.people[1]?.id ?? '';
    await people.changeRole(id, 'owner');
    expect([rows()[1], people.announcement]).toEqual([['Leela', 'owner', 'Invited'], 'Leela is now an owner']);
    const disabling = people.disable(id, true);
    expect(people.isBusy).toBe(true);
    void people.disable(id, false);
    await disabling;
    expect([rows()[1], people.announcement]).toEqual([['Leela', 'owner', 'Disabled'], 'Leela can no longer sign in']);
    await people.disable(id, false);
    expect([rows()[1], people.announcement, people.isBusy]).toEqual([
      ...[['Leela', 'owner', 'Invited'], 'The account of Leela is open again', false],
    ]);
  });

  it('keep an owner, and what cannot be changed says why', async () => {
    await people.changeRole('ravi', 'packer');
    expect([people.alert, rows()[0]]).toEqual([
      ...['The shop needs an owner. Please make somebody else an owner first.', ['Ravi', 'owner', 'Active']],
    ]);
  });

  it('that cannot be loaded can be loaded again', async () => {
    staff.loseConnection();
    await people.load();
    expect(people.status).toBe('failed');
    staff.failure = undefined;
    const again = people.load();
    expect(people.status).toBe('loading');
    await again;
    expect(people.status).toBe('ready');
  });
});
