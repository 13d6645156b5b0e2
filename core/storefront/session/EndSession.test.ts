import { describe, expect, it } from 'vitest';
import { BackEndFailure } from '../ports/BackEndFailure.ts';
import { SessionRejected } from '../ports/SessionRejected.ts';
import { type Diary, recordingNavigation, recordingSession } from '../testing/recorders.ts';
import { aSession } from '../testing/samples.ts';
import { makeEndSession } from './EndSession.ts';
import { makeReportFailure } from './ReportFailure.ts';
import type { Session } from './Session.ts';

function ending(present: Session | undefined) {
  const diary: Diary = [];
  const { session, held } = recordingSession(diary, present);
  const endSession = makeEndSession(session, recordingNavigation(diary, '/wishlist'));
  const reportFailure = makeReportFailure({ error: (text) => diary.push(`log: ${text}`) }, endSession);
  return { endSession, reportFailure, held, diary };
}

describe('A protected call that is refused mid-session ends the session once, remembers the page and goes to login [spec 4.session-ended]', () => {
  it('ends it', () => {
    const { endSession, held, diary } = ending(aSession({ token: 'stale' }));
    endSession('stale');
    expect(held()).toBeUndefined();
    expect(diary).toEqual(['forget the session', 'go to /login?from=%2Fwishlist']);
  });

  it('once, however many calls are refused', () => {
    const { endSession, diary } = ending(aSession({ token: 'stale' }));
    endSession('stale');
    endSession('stale');
    endSession(undefined);
    expect(diary).toHaveLength(2);
  });

  it.each(['stale', undefined])('leaves a newer session alone when %s was refused', (refused) => {
    const { endSession, held, diary } = ending(aSession({ token: 'fresh' }));
    endSession(refused);
    expect(held()).toEqual(aSession({ token: 'fresh' }));
    expect(diary).toEqual([]);
  });
});

describe('A failed protected call is logged [spec 8.list-failures]', () => {
  it('and ends the session when that is what was refused', () => {
    const { reportFailure, diary } = ending(aSession({ token: 'stale' }));
    reportFailure(new SessionRejected('status 401', [], 'stale'));
    expect(diary).toEqual(['log: A call to the shop failed', 'forget the session', 'go to /login?from=%2Fwishlist']);
  });

  it.each([new BackEndFailure('status 500'), new Error('no connection'), 'anything'])(
    'but goes on after %s',
    (failure) => {
      const { reportFailure, held, diary } = ending(aSession());
      reportFailure(failure);
      expect(held()).toEqual(aSession());
      expect(diary).toEqual(['log: A call to the shop failed']);
    },
  );
});
