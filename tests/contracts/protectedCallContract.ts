import { describe, expect, it } from 'vitest';
import { BackEndFailure } from '../../core/storefront/ports/BackEndFailure.ts';
import { SessionRejected } from '../../core/storefront/ports/SessionRejected.ts';
import { Unreachable } from '../../core/storefront/ports/Unreachable.ts';
import { welcomePriya } from './backEndSamples.ts';
import type { BackEndSubject } from './backEndSubjects.ts';

/** What every protected call owes a session, whatever else it does. */
export function describeProtectedCall(
  what: string,
  makeSubject: () => BackEndSubject,
  call: (subject: BackEndSubject) => Promise<unknown>,
): void {
  describe(`${what} is a protected call`, () => {
    it.each([undefined, 'forged', '₹ unsendable'])('refuses the token %s as invalid and names it', async (token) => {
      const subject = makeSubject();
      subject.carry(token);
      const rejection = await call(subject).catch((failure: unknown) => failure);
      expect(rejection).toBeInstanceOf(SessionRejected);
      expect(rejection).toMatchObject({
        reasons: ['The token is invalid. Unauthorized access error.'],
        message: 'Request failed with status code 401',
        token,
      });
    });

    it('refuses the token of a shopper who is gone as not registered', async () => {
      const subject = makeSubject();
      const { token, email } = await welcomePriya(subject);
      subject.removeShopper(email);
      const rejection = await call(subject).catch((failure: unknown) => failure);
      expect(rejection).toBeInstanceOf(SessionRejected);
      expect(rejection).toMatchObject({
        reasons: ['The email you entered is not Registered. Not Found error'],
        message: 'Request failed with status code 404',
        token,
      });
    });

    it('fails without ending the session when there is no connection', async () => {
      const subject = makeSubject();
      await welcomePriya(subject);
      subject.loseConnection();
      const failure = await call(subject).catch((reason: unknown) => reason);
      expect(failure).toBeInstanceOf(BackEndFailure);
      expect(failure).not.toBeInstanceOf(SessionRejected);
      expect(failure).toBeInstanceOf(Unreachable);
      expect(failure).toMatchObject({ message: 'Network Error', reasons: [] });
    });
  });
}
