import { expect, it } from 'vitest';
import { type Diary, recordingNavigation, recordingSession, recordingShopper } from '../testing/recorders.ts';
import { aSession } from '../testing/samples.ts';
import { makeLogOut } from './LogOut.ts';

it('Logout forgets the session, shows "You\'re logged out successfully!" and goes to / [spec 4.logout]', () => {
  const diary: Diary = [];
  const { session, held } = recordingSession(diary, aSession());
  makeLogOut(session, recordingShopper(diary), recordingNavigation(diary, '/profile'))();
  expect(held()).toBeUndefined();
  // Home first: a guarded page that lost its session would ask the shopper to log in again.
  expect(diary).toEqual(['go to /', 'forget the session', "success: You're logged out successfully!"]);
});
