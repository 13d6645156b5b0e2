import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aStaffMember } from '../../core/backend/testing/samples.ts';
import { ShopFixture } from './ShopFixture.ts';

const AT = '2026-01-01T00:00:00+00:00';

let shop: ShopFixture;
beforeEach(async () => {
  shop = await ShopFixture.make();
});
afterEach(() => shop.remove());

describe('staff add', () => {
  it('invites an owner, and prints and mails the link', async () => {
    expect(await shop.run('staff', 'add', 'ravi@shop.example', '--name', 'Ravi')).toBe(0);
    const [mail] = await shop.stores.mails.to('ravi@shop.example');
    const { token } = Object(mail?.content);
    expect(shop.printed).toEqual([
      'ravi@shop.example is invited as owner. The link works once, for 7 days:',
      `https://shop.example/admin/invitation?token=${token}`,
    ]);
    expect(await shop.stores.staffTokens.owner(token, 'invitation', { at: AT })).toMatchObject({
      email: 'ravi@shop.example',
      name: 'Ravi',
      role: 'owner',
    });
    const actor = { kind: 'command', name: 'command line' };
    expect(await shop.stores.activity.list({ most: 9 })).toMatchObject([{ actor, action: 'staff.change' }]);
  });

  it('invites for another role', async () => {
    await shop.run('staff', 'add', 'leela@shop.example', '--name', 'Leela', '--role', 'packer');
    expect(shop.printed[0]).toContain('is invited as packer.');
    expect(shop.printed[1]).toMatch(/^https:\/\/shop\.example\/admin\/invitation\?token=./);
  });

  it.each([
    [['ravi@shop.example'], 'A person needs --name'],
    [['ravi', '--name', 'Ravi'], 'ravi: Please enter a valid e-mail address'],
    [['ravi@shop.example', '--name', 'R', '--role', 'boss'], 'boss is no role: there are owner, manager, packer'],
    [['leela@shop.example', '--name', 'Leela'], 'leela@shop.example: This e-mail address already has an account.'],
  ])('refuses %j', async (words, text) => {
    await shop.stores.staff.add(aStaffMember({ id: 'leela', email: 'leela@shop.example', passwordHash: 'hash' }));
    expect(await shop.run('staff', 'add', ...words)).toBe(1);
    expect(shop.warned).toEqual([text]);
    expect(await shop.stores.staff.all()).toHaveLength(1);
  });
});

it('staff list prints who works for the shop', async () => {
  const { staff } = shop.stores;
  await staff.add(aStaffMember({ passwordHash: 'hash' }));
  await staff.add(aStaffMember({ id: 'leela', email: 'leela@shop.example', name: 'Leela', role: 'packer' }));
  await staff.add(aStaffMember({ id: 'meher', email: 'meher@shop.example', name: 'Meher', disabledAt: AT }));
  expect(await shop.run('staff', 'list')).toBe(0);
  expect(shop.printed).toEqual([
    'owner  active  Ravi@shop.example  Ravi',
    'packer  invited  leela@shop.example  Leela',
    'owner  disabled  meher@shop.example  Meher',
    'People: 3',
  ]);
});

describe('staff disable', () => {
  it('closes an account, also of the last owner, and ends its sessions', async () => {
    const { staff, staffTokens } = shop.stores;
    await staff.add(aStaffMember({ passwordHash: 'hash' }));
    const session = {
      token: 'token',
      staffId: 'ravi',
      purpose: 'session',
      startedAt: '2026-01-01T00:00:00+00:00',
      expiresAt: '2099-01-01T00:00:00+00:00',
    } as const;
    await staffTokens.add(session);
    expect(await shop.run('staff', 'disable', 'RAVI@shop.example')).toBe(0);
    expect(shop.printed).toEqual(['The account of Ravi@shop.example is disabled']);
    expect(await staff.withEmail('ravi@shop.example')).toHaveProperty('disabledAt');
    expect(await staffTokens.owner('token', 'session', { at: AT })).toBeUndefined();
  });

  it('knows who works for the shop', async () => {
    expect(await shop.run('staff', 'disable', 'nobody@shop.example')).toBe(1);
    expect(shop.warned).toEqual(['nobody@shop.example does not work for the shop']);
  });
});

describe('staff reset-codes', () => {
  it('turns off the codes of the only owner, and is logged', async () => {
    const oneTimeCodes = { secret: 'sealed with another key', usedStep: 1, recoveryHashes: ['hash'] };
    const { staff, activity } = shop.stores;
    await staff.add(aStaffMember({ passwordHash: 'hash' }));
    await staff.change('ravi', { oneTimeCodes });
    expect(await shop.run('staff', 'reset-codes', 'RAVI@shop.example')).toBe(0);
    expect(shop.printed).toEqual(['Ravi@shop.example signs in without one-time codes, until new ones are set up']);
    expect(await staff.all()).toEqual([aStaffMember({ passwordHash: 'hash' })]);
    expect(await activity.list({ most: 9 })).toMatchObject([
      {
        ...{ actor: { kind: 'command', name: 'command line' }, action: 'staff.change', subject: { id: 'ravi' } },
        ...{ before: { oneTimeCodes: true, recoveryCodes: 1 } },
      },
    ]);
  });

  it('knows who works for the shop', async () => {
    expect(await shop.run('staff', 'reset-codes', 'nobody@shop.example')).toBe(1);
    expect(shop.warned).toEqual(['nobody@shop.example does not work for the shop']);
  });
});
