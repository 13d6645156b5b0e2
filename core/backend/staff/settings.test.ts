import { beforeEach, describe, expect, it } from 'vitest';
import { StaffFixture } from '../../../adapters/memory/backEnd/testing/StaffFixture.ts';
import { FIRST_SETTINGS } from '../../domain/settings/ShopSettings.ts';

let fixture: StaffFixture;
beforeEach(async () => {
  fixture = await StaffFixture.withOwner();
});
const change = (fields: object, isCurrent = () => true) =>
  fixture.admin.changeSettings(fixture.owner, fields, isCurrent);

describe('The settings of the shop', () => {
  it('change by what is given, and the log tells what has changed', async () => {
    const changed = { ...FIRST_SETTINGS, name: 'Zoya After Six' };
    expect(await change({ name: 'Zoya After Six', phone: undefined })).toEqual(changed);
    expect(await fixture.admin.readSettings()).toEqual(changed);
    expect((await fixture.activity()).at(-1)).toEqual({
      ...{ actor: fixture.owner, action: 'settings.change', subject: { kind: 'settings', id: 'shop' } },
      ...{ before: { name: 'Creator Row' }, after: { name: 'Zoya After Six' } },
    });
  });

  it('stay when they are faulty or somebody else was faster, without an entry in the log', async () => {
    const before = await fixture.activity();
    expect(await change({ name: ' ', gstin: '27AAPFU0939F1ZW' })).toEqual({
      invalid: ['name: Name is required', 'gstin: This is no GSTIN: check its 15 characters'],
    });
    expect(await change({ name: 'Other' }, () => false)).toEqual({ stale: FIRST_SETTINGS });
    expect([await fixture.admin.readSettings(), await fixture.activity()]).toEqual([FIRST_SETTINGS, before]);
  });

  it('are not logged when they are saved as they are', async () => {
    const before = await fixture.activity();
    await change({ ...FIRST_SETTINGS });
    expect(await fixture.activity()).toEqual(before);
  });

  it('raise the version of the catalogue with the words that mean the same in a search, and with nothing else', async () => {
    const { products } = fixture.ports;
    const before = await products.version();
    await change({ phone: '080 4718 2200' });
    expect(await products.version()).toBe(before);
    await change({ synonyms: 'topi, cap' });
    expect(await products.version()).toBe(before + 1);
  });

  it('name the shop in the next mail', async () => {
    await change({ name: 'Zoya After Six' });
    expect(await fixture.admin.sendTestMail(fixture.owner)).toEqual({ to: 'ravi@shop.example' });
    await fixture.backEnd.runJobs();
    expect(fixture.ports.mail.sent.at(-1)).toMatchObject({ to: 'ravi@shop.example', content: { kind: 'test' } });
    expect(fixture.ports.mail.seller?.name).toBe('Zoya After Six');
  });

  it('send no test mail to somebody who does not work for the shop', async () => {
    const command = { kind: 'command', id: 'command', name: 'command line' } as const;
    expect(await fixture.admin.sendTestMail(command)).toBe('unknown-staff');
  });
});
