import type { Session } from '../session/Session.ts';

/** A sample session for tests, with what the test is about put in its place. */
export function aSession(different: Partial<Session> = {}): Session {
  return { token: 'token-1', firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com', ...different };
}
