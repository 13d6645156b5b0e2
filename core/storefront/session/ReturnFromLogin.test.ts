import { expect, it } from 'vitest';
import { type Diary, recordingNavigation } from '../testing/recorders.ts';
import type { PendingAction } from './PendingAction.ts';
import { makeReturnFromLogin } from './ReturnFromLogin.ts';

it.each([
  ['/login?from=%2Fproduct-details%2F7%3Fa%3D1%23b', '/product-details/7?a=1#b'],
  ['/signup?x=1&from=%2Fcart#top', '/cart'],
  ['/login', '/'],
  ['/login?from=%2F%2Fevil.example', '/'],
  ['/login?from=%E0%A4%A', '/'],
])('From %s a shopper who was logged in elsewhere goes on to %s [spec 4.return-after-login]', (here, there) => {
  const diary: Diary = [];
  const press: PendingAction = { productKey: 'tee', list: 'cart', path: there, pressedAt: 0 };
  const take = (path: string) => (path === there ? press : undefined);
  expect(makeReturnFromLogin(recordingNavigation(diary, here), take)()).toEqual(press);
  expect(diary).toEqual([`replace with ${there}`]);
});
