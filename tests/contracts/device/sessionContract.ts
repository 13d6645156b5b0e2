import { describe, expect, it } from 'vitest';
import type { ForRememberingSession } from '../../../core/storefront/ports/device/ForRememberingSession.ts';

export type SessionSubject = {
  readonly session: ForRememberingSession;
  /** Another tab of the same browser, or the same one after a reload. */
  anotherTab(): ForRememberingSession;
};

const ASHA = { token: 'asha.token', firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com' };
const RAVI = { token: 'ravi.token', firstName: 'Ravi', lastName: '', email: 'ravi@example.com' };

export function describeSessionContract(name: string, makeSubject: () => SessionSubject): void {
  describe(`${name} remembers the session`, () => {
    it('starts logged out', () => {
      expect(makeSubject().session.current()).toBeUndefined();
    });

    it('keeps the shopper logged in over a reload [spec 4.login-stores-session]', () => {
      const { session, anotherTab } = makeSubject();
      session.remember(ASHA);
      expect(session.current()).toEqual(ASHA);
      expect(anotherTab().current()).toEqual(ASHA);
    });

    it('remembers the newest session, also of a shopper without a last name', () => {
      const { session, anotherTab } = makeSubject();
      session.remember(ASHA);
      session.remember(RAVI);
      expect(session.current()).toEqual(RAVI);
      expect(anotherTab().current()).toEqual(RAVI);
    });

    it('leaves nothing behind on logout', () => {
      const { session, anotherTab } = makeSubject();
      session.remember(ASHA);
      session.forget(ASHA);
      expect(session.current()).toBeUndefined();
      expect(anotherTab().current()).toBeUndefined();
    });

    it('keeps the session of another shopper who has logged in meanwhile, here or in another tab', () => {
      const { session, anotherTab } = makeSubject();
      session.remember(ASHA);
      anotherTab().remember(RAVI);
      session.forget(ASHA);
      expect(session.current()).toEqual(RAVI);
      session.remember(ASHA);
      session.forget(RAVI);
      expect(session.current()).toEqual(ASHA);
      expect(anotherTab().current()).toEqual(ASHA);
    });

    it('calls back once for each change, after it', () => {
      const { session } = makeSubject();
      const seen: unknown[] = [];
      session.whenChanged(() => seen.push(session.current()));
      session.remember(ASHA);
      session.forget(ASHA);
      expect(seen).toEqual([ASHA, undefined]);
    });

    it('does not call back when nothing changed', () => {
      const { session } = makeSubject();
      session.remember(ASHA);
      const seen: unknown[] = [];
      session.whenChanged(() => seen.push(session.current()));
      session.remember({ ...ASHA });
      expect(seen).toEqual([]);
      session.forget(ASHA);
      session.forget(ASHA);
      expect(seen).toEqual([undefined]);
    });

    it('calls each listener until it unsubscribes', () => {
      const { session } = makeSubject();
      const calls: string[] = [];
      const unsubscribe = session.whenChanged(() => calls.push('first'));
      session.whenChanged(() => calls.push('second'));
      session.remember(ASHA);
      unsubscribe();
      session.forget(ASHA);
      expect(calls).toEqual(['first', 'second', 'second']);
    });

    it('calls back for a login and a logout in another tab', () => {
      const { session, anotherTab } = makeSubject();
      const other = anotherTab();
      const seen: unknown[] = [];
      session.whenChanged(() => seen.push(session.current()));
      other.remember(ASHA);
      other.remember(ASHA);
      other.forget(ASHA);
      expect(seen).toEqual([ASHA, undefined]);
    });

    it('never returns a mixture while another tab changes the shopper', () => {
      const { session, anotherTab } = makeSubject();
      session.remember(ASHA);
      const seen: unknown[] = [];
      session.whenChanged(() => seen.push(session.current()));
      anotherTab().remember(RAVI);
      expect(seen.at(-1)).toEqual(RAVI);
      for (const one of seen.slice(0, -1)) expect(one).toBeUndefined();
    });
  });
}
