import { describe, expect, it } from 'vitest';
import { Device } from './testing/Device.ts';
import { ASHA, ASHA_STORED, deviceWith, openTab, RAVI } from './testing/sessions.ts';

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
