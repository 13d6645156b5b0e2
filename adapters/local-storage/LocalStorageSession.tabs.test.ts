import { describe, expect, it } from 'vitest';
import { Device } from './testing/Device.ts';
import { ASHA, ASHA_STORED, deviceWith, openTab } from './testing/sessions.ts';

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
