import { describe, expect, it } from 'vitest';
import type { Session } from '../../core/domain/accounts/Session.ts';
import { BackEndFailure } from '../../core/storefront/ports/failures/BackEndFailure.ts';
import { SessionRejected } from '../../core/storefront/ports/failures/SessionRejected.ts';
import { Unreachable } from '../../core/storefront/ports/failures/Unreachable.ts';
import { aSession } from '../../core/storefront/testing/aSession.ts';
import { signUpPriya } from './backEndSamples.ts';
import type { BackEndSubject, MakeSubject } from './backEndSubjects.ts';

/** How every protected call treats the session it acts for. */
export function describeProtectedCall(
  what: string,
  makeSubject: MakeSubject,
  call: (subject: BackEndSubject, session: Session) => Promise<unknown>,
): void {
  describe(`${what} is a protected call`, () => {
    it.each(['', 'forged', '₹ unsendable'])('rejects the session of the invalid token %j', async (token) => {
      const rejection = await call(await makeSubject(), aSession({ token })).catch((failure: unknown) => failure);
      expect(rejection).toBeInstanceOf(SessionRejected);
      expect(rejection).toMatchObject({
        reasons: ['The token is invalid. Unauthorized access error.'],
        message: 'Request failed with status code 401',
        token,
      });
    });

    it('rejects the session of a shopper who is no longer registered', async () => {
      const subject = await makeSubject();
      const session = await signUpPriya(subject);
      await subject.removeShopper(session.email);
      const rejection = await call(subject, session).catch((failure: unknown) => failure);
      expect(rejection).toBeInstanceOf(SessionRejected);
      expect(rejection).toMatchObject({
        reasons: ['The email you entered is not Registered. Not Found error'],
        message: 'Request failed with status code 404',
        token: session.token,
      });
    });

    it('fails without rejecting the session when there is no connection', async () => {
      const subject = await makeSubject();
      const session = await signUpPriya(subject);
      subject.loseConnection();
      const failure = await call(subject, session).catch((reason: unknown) => reason);
      expect(failure).toBeInstanceOf(BackEndFailure);
      expect(failure).not.toBeInstanceOf(SessionRejected);
      expect(failure).toBeInstanceOf(Unreachable);
      expect(failure).toMatchObject({ message: 'Network Error', reasons: [] });
    });
  });
}
