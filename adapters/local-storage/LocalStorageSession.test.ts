import { describe, expect, it } from 'vitest';
import { LocalStorageSession } from './LocalStorageSession.ts';
import { Device } from './testing/Device.ts';

const ASHA = { token: 'asha.token', firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com' };
const RAVI = { token: 'ravi.token', firstName: 'Ravi', lastName: 'Iyer', email: 'ravi@example.com' };
const MEGABYTE = 'x'.repeat(1_000_000);
const ASHA_STORED = { isAuth: 'true', ...ASHA };

function openTab(device: Device) {
  const { storage, events } = device.openTab();
  const session = new LocalStorageSession(storage, events);
  const seen: unknown[] = [];
  session.whenChanged(() => seen.push(session.current()));
  return { session, seen, events };
}

function deviceWith(texts: Record<string, string>): Device {
  const device = new Device();
  for (const [key, text] of Object.entries(texts)) device.texts.set(key, text);
  return device;
}

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

  it('keeps all five of another shopper when a session is forgotten', () => {
    const device = new Device();
    const { session } = openTab(device);
    session.remember(ASHA);
    openTab(device).session.remember(RAVI);
    session.forget(ASHA);
    expect(Object.fromEntries(device.texts)).toEqual({ isAuth: 'true', ...RAVI });
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

describe('Without storage the session lasts until the page is reloaded', () => {
  it.each(['blocked', 'full'] as const)('when storage is %s', (trouble) => {
    const device = new Device();
    const { session, seen } = openTab(device);
    device.trouble = trouble;
    session.remember(ASHA);
    expect(session.current()).toEqual(ASHA);
    expect(openTab(device).session.current()).toBeUndefined();
    session.forget(ASHA);
    expect(session.current()).toBeUndefined();
    expect(seen).toEqual([ASHA, undefined]);
  });

  it.each([1, 2, 3, 4])('and no part of it stays in storage that is full after %i writes', (writes) => {
    const device = new Device();
    const { session } = openTab(device);
    device.trouble = { filling: writes };
    session.remember(ASHA);
    expect(session.current()).toEqual(ASHA);
    expect(device.texts.size).toBe(0);
  });

  it('and the earlier session does not stay in storage', () => {
    const device = deviceWith(ASHA_STORED);
    const { session } = openTab(device);
    device.trouble = 'full';
    session.remember(RAVI);
    expect(session.current()).toEqual(RAVI);
    expect(device.texts.size).toBe(0);
  });

  it('and a logout takes effect even when the stored session cannot be removed', () => {
    const device = deviceWith(ASHA_STORED);
    const { session } = openTab(device);
    device.trouble = 'blocked';
    session.forget(ASHA);
    device.trouble = 'none';
    expect(session.current()).toBeUndefined();
  });

  it('and keeps that session when an earlier one is forgotten', () => {
    const device = new Device();
    const { session } = openTab(device);
    device.trouble = 'full';
    session.remember(RAVI);
    session.forget(ASHA);
    expect(session.current()).toEqual(RAVI);
  });

  it('and a logout ends it although another tab has logged another shopper in, before the storage event', () => {
    const device = new Device();
    const { session } = openTab(device);
    device.trouble = 'full';
    session.remember(ASHA);
    for (const [key, text] of Object.entries({ isAuth: 'true', ...RAVI })) device.texts.set(key, text);
    session.forget(ASHA);
    expect(session.current()).toEqual(RAVI);
    expect(Object.fromEntries(device.texts)).toEqual({ isAuth: 'true', ...RAVI });
  });

  it('or until another tab logs in once storage works again', () => {
    const device = new Device();
    const { session } = openTab(device);
    device.trouble = 'full';
    session.remember(ASHA);
    device.trouble = 'none';
    openTab(device).session.remember(RAVI);
    expect(session.current()).toEqual(RAVI);
  });

  it('and an incomplete session of another tab does not end it', () => {
    const device = new Device();
    const { session, seen } = openTab(device);
    device.trouble = 'full';
    session.remember(ASHA);
    device.trouble = 'none';
    device.openTab().storage().setItem('token', 'half');
    expect(session.current()).toEqual(ASHA);
    expect(seen).toEqual([ASHA]);
  });
});

describe('A change of storage by another tab', () => {
  it('that writes key by key calls back once, when the session is complete', () => {
    const device = new Device();
    const { session, seen } = openTab(device);
    const elsewhere = device.openTab().storage();
    for (const [key, text] of Object.entries(ASHA_STORED)) {
      expect(session.current()).toBeUndefined();
      elsewhere.setItem(key, text);
    }
    expect(seen).toEqual([ASHA]);
  });

  it('that removes key by key calls back once', () => {
    const device = deviceWith(ASHA_STORED);
    const { seen } = openTab(device);
    const elsewhere = device.openTab().storage();
    for (const key of Object.keys(ASHA_STORED)) elsewhere.removeItem(key);
    expect(seen).toEqual([undefined]);
  });

  it('that clears the storage calls back once', () => {
    const device = deviceWith(ASHA_STORED);
    const { seen } = openTab(device);
    device.openTab().storage().clear();
    expect(seen).toEqual([undefined]);
  });

  it('to another key does not call back', () => {
    const device = deviceWith(ASHA_STORED);
    const { seen } = openTab(device);
    device.openTab().storage().setItem('theme', 'dark');
    expect(seen).toEqual([]);
  });

  it('calls back once when the page returns from the back/forward cache', () => {
    const device = deviceWith(ASHA_STORED);
    const { seen, events } = openTab(device);
    device.texts.clear();
    events.dispatchEvent(new Event('pageshow'));
    expect(seen).toEqual([undefined]);
  });
});
