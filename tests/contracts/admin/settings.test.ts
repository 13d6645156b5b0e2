import { describe, expect, it } from 'vitest';
import { HttpSettings } from '../../../adapters/http/admin/HttpSettings.ts';
import { FIRST_SETTINGS } from '../../../core/domain/settings/ShopSettings.ts';
import { expectRejections } from './expectRejections.ts';
import { signedInServer } from './signedInServer.ts';

/** The settings of a new shop for Ravi, its owner. `testMails` resolves with the recipients of the test mails. */
async function open() {
  const { api, fixture, fail } = await signedInServer();
  const testMails = async () => {
    const mails = await fixture.ports.mails.to('ravi@shop.example');
    return mails.filter(({ content }) => content.kind === 'test').map(({ to }) => to);
  };
  return { settings: new HttpSettings(api), testMails, fail };
}

describe('The settings of the shop', () => {
  it('are read with their tag, and with what mails and payments are like', async () => {
    const { settings } = await open();
    expect(await settings.read()).toEqual({
      ...{ settings: FIRST_SETTINGS, tag: expect.stringMatching(/./) },
      mail: { from: expect.any(String), isSent: false },
      payments: { keys: 'simulated' },
    });
  });

  it('are saved field by field, by the one who has seen the latest state', async () => {
    const { settings } = await open();
    const { tag } = await settings.read();
    const saved = await settings.save(tag, { name: 'Zoya', phone: '080 4718 2200' });
    const value = { settings: { ...FIRST_SETTINGS, name: 'Zoya', phone: '080 4718 2200' }, tag: expect.any(String) };
    expect(saved).toEqual({ outcome: 'saved', value });
    const now = await settings.read();
    expect(now).toMatchObject('value' in saved ? saved.value : {});
    expect(now.tag).not.toBe(tag);
    expect(await settings.save(tag, { name: 'Row' })).toEqual({
      ...{ outcome: 'stale', current: { settings: now.settings, tag: now.tag } },
    });
    const delivery = { ...now.settings.delivery, elsewhere: { least: 2, most: 9 } };
    expect(await settings.save(now.tag, { delivery })).toMatchObject({ outcome: 'saved' });
    expect((await settings.read()).settings).toEqual({ ...now.settings, delivery });
  });

  it('that are faulty are refused, and nothing changes', async () => {
    const { settings } = await open();
    const before = await settings.read();
    expect(await settings.save(before.tag, { name: 'Zoya', gstin: 'X' })).toEqual({
      ...{ outcome: 'refused', text: expect.stringContaining('gstin: ') },
    });
    expect(await settings.read()).toEqual(before);
  });

  it('are tried out with a mail to the person who asks', async () => {
    const { settings, testMails } = await open();
    expect(await settings.sendTestMail()).toEqual({ outcome: 'sent', to: 'ravi@shop.example' });
    expect(await testMails()).toEqual(['ravi@shop.example']);
  });

  it('are not known without a connection, when the back-end fails, or without a session', async () => {
    const { settings, fail } = await open();
    const calls = [() => settings.read(), () => settings.save('a', { name: 'Zoya' }), () => settings.sendTestMail()];
    await expectRejections(calls, fail);
  });
});
