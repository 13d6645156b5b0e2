import { describe, expect, it } from 'vitest';
import { Device } from './testing/Device.ts';
import { ASHA, ASHA_STORED, deviceWith, openTab, RAVI } from './testing/sessions.ts';

const MEGABYTE = 'x'.repeat(1_000_000);

describe('The session is stored in local storage under the keys token, isAuth, firstName, lastName and email', () => {
  it('writes exactly these five [spec 3.session-keys]', () => {
    const device = new Device();
    openTab(device).session.remember(ASHA);
    expect(Object.fromEntries(device.texts)).toEqual(ASHA_STORED);
  });

  it('removes exactly these five on logout [spec 4.logout]', () => {
    const device = deviceWith({ ...ASHA_STORED, theme: 'dark' });
    openTab(device).session.forget(ASHA);
    expect(Object.fromEntries(device.texts)).toEqual({ theme: 'dark' });
  });

  it('keeps all five of another shopper before this tab receives the storage event', () => {
    const device = deviceWith(ASHA_STORED);
    const { session, seen } = openTab(device);
    for (const [key, text] of Object.entries(RAVI)) device.texts.set(key, text);
    expect(session.current()).toEqual(ASHA);
    session.forget(ASHA);
    expect([session.current(), seen]).toEqual([RAVI, [RAVI]]);
    expect(Object.fromEntries(device.texts)).toEqual({ isAuth: 'true', ...RAVI });
  });

  it('returns the earlier session until the storage event arrives', () => {
    const device = deviceWith(ASHA_STORED);
    const { session, events } = openTab(device);
    device.texts.clear();
    expect(session.current()).toEqual(ASHA);
    events.dispatchEvent(new Event('storage'));
    expect(session.current()).toBeUndefined();
  });

  it('removes the parts of an incomplete session', () => {
    const device = deviceWith({ firstName: 'Asha', email: 'asha@example.com' });
    openTab(device).session.forget(ASHA);
    expect(device.texts.size).toBe(0);
  });
});

describe('A session that cannot be read counts as logged out', () => {
  it.each(['isAuth', 'token', 'firstName', 'lastName', 'email'])('without %s', (key) => {
    const device = deviceWith(ASHA_STORED);
    expect(openTab(device).session.current()).toEqual(ASHA);
    device.texts.delete(key);
    expect(openTab(device).session.current()).toBeUndefined();
  });

  it.each([
    ['an empty token', { token: '' }],
    ['an empty e-mail', { email: '' }],
    ['isAuth saying something else than true', { isAuth: 'false' }],
    ['a first name of a megabyte', { firstName: MEGABYTE }],
    ['a last name of a megabyte', { lastName: MEGABYTE }],
    ['an e-mail of a megabyte', { email: MEGABYTE }],
    ['a token of a megabyte', { token: MEGABYTE }],
  ])('with %s', (_what, texts) => {
    expect(openTab(deviceWith({ ...ASHA_STORED, ...texts })).session.current()).toBeUndefined();
  });
});
