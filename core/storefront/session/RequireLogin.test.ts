import { expect, it } from 'vitest';
import {
  type Diary,
  recordingNavigation,
  recordingPendingActions,
  recordingSession,
  recordingShopper,
  standingClock,
} from '../testing/recorders.ts';
import { aSession } from '../testing/samples.ts';
import { makeRequireLogin } from './RequireLogin.ts';
import type { Session } from './Session.ts';

function asking(present: Session | undefined, here: string) {
  const diary: Diary = [];
  const { session } = recordingSession(diary, present);
  const { pendingActions, held } = recordingPendingActions();
  const requireLogin = makeRequireLogin({
    session,
    notifications: recordingShopper(diary),
    navigation: recordingNavigation(diary, here),
    pendingActions,
    clock: standingClock(1000),
  });
  return { outcome: requireLogin({ productKey: 'tee', list: 'cart' }), diary, press: held() };
}

it('Wanting something of one\'s own while logged out shows "Please login first!" and goes to login [spec 4.visitor-login-first]', () => {
  expect(asking(undefined, '/product-details/7?from=home')).toMatchObject({
    outcome: 'asked',
    diary: ['error: Please login first!', 'go to /login?from=%2Fproduct-details%2F7%3Ffrom%3Dhome'],
  });
});

it('What was pressed is remembered, with the page and the time', () => {
  const path = '/product-details/7?from=home';
  expect(asking(undefined, path).press).toEqual({ productKey: 'tee', list: 'cart', path, pressedAt: 1000 });
});

it('A logged-in shopper is left alone', () => {
  expect(asking(aSession(), '/product-listing')).toEqual({ outcome: 'logged-in', diary: [], press: undefined });
});
