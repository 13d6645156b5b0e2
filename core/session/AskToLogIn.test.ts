import { expect, it } from 'vitest';
import { type Diary, recordingNavigation, recordingSession, recordingShopper } from '../testing/recorders.ts';
import { aSession } from '../testing/samples.ts';
import { makeAskToLogIn } from './AskToLogIn.ts';
import type { Session } from './Session.ts';

function asking(present: Session | undefined, here: string) {
  const diary: Diary = [];
  const { session } = recordingSession(diary, present);
  const outcome = makeAskToLogIn(session, recordingShopper(diary), recordingNavigation(diary, here))();
  return { outcome, diary };
}

it('Wanting something of one\'s own while logged out shows "Please login first!" and goes to login [spec 4.16]', () => {
  expect(asking(undefined, '/product-details/7?from=home')).toEqual({
    outcome: 'asked',
    diary: ['error: Please login first!', 'go to /login?from=%2Fproduct-details%2F7%3Ffrom%3Dhome'],
  });
});

it('A logged-in shopper is left alone', () => {
  expect(asking(aSession(), '/product-listing')).toEqual({ outcome: 'logged-in', diary: [] });
});
