import { expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import { Unreachable } from '../ports/failures/Unreachable.ts';
import { makeLogOut } from './LogOut.ts';

const TOLD = "toast.success(You're logged out successfully!)";

it('Logout forgets the session, shows "You\'re logged out successfully!" and goes to / [spec 4.logout]', () => {
  const shop = new MemoryShop('/profile');
  shop.logIn();
  makeLogOut(shop.ports)();
  expect(shop.sessions.current()).toBeUndefined();
  // Home first: a guarded page that lost its session would ask the shopper to log in again.
  expect(shop.calls).toEqual(['navigation.goTo(/)', 'sessions.forget(token-1)', 'tokens.end(token-1)', TOLD]);
});

it('Logout does not wait for the back-end, and only logs that the token could not be ended', async () => {
  const shop = new MemoryShop('/profile');
  shop.logIn();
  const failure = new Unreachable('Network Error');
  shop.backEnd.fail('authentication', failure);
  makeLogOut(shop.ports)();
  expect(shop.calls.at(-1)).toBe(TOLD);
  expect(shop.sessions.current()).toBeUndefined();
  await expect.poll(() => shop.log.entries).toEqual([{ text: 'A token could not be ended', cause: failure }]);
  expect(shop.calls.filter((call) => call.startsWith('toast'))).toEqual([TOLD]);
});

it('Logout ends only its own session, not one that starts meanwhile', () => {
  const shop = new MemoryShop('/profile');
  shop.logIn();
  shop.before.set('navigation.goTo(/)', () => shop.logIn('bala@example.com', 'Bala'));
  makeLogOut(shop.ports)();
  expect(shop.sessions.current()?.token).toBe('token-2');
});

it('Logout without a session forgets nothing', () => {
  const shop = new MemoryShop('/logout');
  makeLogOut(shop.ports)();
  expect(shop.calls).toEqual(['navigation.goTo(/)', TOLD]);
});
