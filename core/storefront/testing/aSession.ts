import type { Session } from '../../domain/accounts/Session.ts';

/** Returns a sample session for tests with the given fields replaced. */
export function aSession(overrides: Partial<Session> = {}): Session {
  return { token: 'token-1', firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com', ...overrides };
}
