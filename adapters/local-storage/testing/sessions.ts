import { LocalStorageSession } from '../LocalStorageSession.ts';
import { Device } from './Device.ts';

export const ASHA = { token: 'asha.token', firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com' };
export const RAVI = { token: 'ravi.token', firstName: 'Ravi', lastName: 'Iyer', email: 'ravi@example.com' };
export const ASHA_STORED = { isAuth: 'true', ...ASHA };

export function openTab(device: Device) {
  const { storage, events } = device.openTab();
  const session = new LocalStorageSession(storage, events);
  const seen: unknown[] = [];
  session.whenChanged(() => seen.push(session.current()));
  return { session, seen, events };
}

export function deviceWith(texts: Record<string, string>): Device {
  const device = new Device();
  for (const [key, text] of Object.entries(texts)) device.texts.set(key, text);
  return device;
}
