import { describe, expect, it } from 'vitest';
import { MemorySession } from '../../../adapters/memory/device/MemorySession.ts';
import type { Session } from '../../../core/domain/accounts/Session.ts';
import { aSession } from '../../../core/storefront/testing/aSession.ts';
import { SessionViewModel } from './SessionViewModel.ts';

function sessionOf(remembered?: Session) {
  const sessions = new MemorySession();
  if (remembered !== undefined) sessions.remember(remembered);
  return { session: new SessionViewModel(sessions), sessions };
}

describe('The session', () => {
  it.each([
    [{ firstName: 'Asha', lastName: '' }, 'Asha', 'A'],
    [{ firstName: '', lastName: 'rao' }, 'rao', 'R'],
    [{ firstName: '', lastName: '', email: 'maya@example.com' }, '', 'M'],
    [{ firstName: '𝒜sha' }, '𝒜sha Rao', '𝒜'],
  ])('stands for a shopper by one letter: %o', (names, fullName, initial) => {
    const { session } = sessionOf(aSession(names));
    expect([session.fullName, session.initial]).toEqual([fullName, initial]);
  });

  it('is the held one, whatever changes, until it is held no longer', () => {
    const { session, sessions } = sessionOf(aSession());
    const follow = session.hold(aSession());
    sessions.remember(aSession({ firstName: 'Maya' }));
    expect(session.session).toEqual(aSession());
    follow();
    expect(session.session).toEqual(aSession({ firstName: 'Maya' }));
  });

  it('is that of a visitor while that is held, whatever changes', () => {
    const { session, sessions } = sessionOf(aSession());
    const show = session.hold(undefined);
    expect(session.isLoggedIn).toBe(false);
    sessions.remember(aSession({ firstName: 'Maya' }));
    expect(session.isLoggedIn).toBe(false);
    show();
    expect(session.session).toEqual(aSession({ firstName: 'Maya' }));
    sessions.forget(aSession());
    expect(session.isLoggedIn).toBe(false);
  });
});
