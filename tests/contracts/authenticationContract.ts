import { describe, expect, it } from 'vitest';
import { BackEndFailure } from '../../core/storefront/ports/failures/BackEndFailure.ts';
import { SessionRejected } from '../../core/storefront/ports/failures/SessionRejected.ts';
import { priya } from './backEndSamples.ts';
import type { MakeSubject } from './backEndSubjects.ts';

const session = { token: expect.any(String), firstName: 'Priya', lastName: 'Sharma', email: 'priya@example.com' };

export function describeAuthenticationContract(name: string, makeSubject: MakeSubject): void {
  const refusalOf = async (attempt: Promise<unknown>) => {
    const failure = await attempt.catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(BackEndFailure);
    expect(failure).not.toBeInstanceOf(SessionRejected);
    return failure;
  };

  describe(`${name} authenticates`, () => {
    it('resolves with a session and nothing else on signup and on login', async () => {
      const { authentication } = await makeSubject();
      expect(await authentication.signUp(priya)).toEqual(session);
      expect(await authentication.logIn(priya)).toEqual(session);
    });

    it('issues tokens that protected calls accept', async () => {
      const subject = await makeSubject();
      expect(await subject.cart.items(await subject.authentication.signUp(priya))).toEqual([]);
      expect(await subject.cart.items(await subject.authentication.logIn(priya))).toEqual([]);
    });

    it('signs up without first and last name', async () => {
      const { authentication } = await makeSubject();
      const nameless = { ...priya, firstName: '', lastName: '' };
      expect(await authentication.signUp(nameless)).toEqual({ ...session, firstName: '', lastName: '' });
    });

    it('rejects a signup whose e-mail already exists and keeps the first password', async () => {
      const { authentication } = await makeSubject();
      await authentication.signUp(priya);
      expect(await refusalOf(authentication.signUp({ ...priya, password: 'another one' }))).toMatchObject({
        message: 'Request failed with status code 422',
        reasons: ['Unprocessable Entity. Email Already Exists.'],
      });
      expect(await authentication.logIn(priya)).toEqual(session);
    });

    it('rejects a login with an unknown e-mail', async () => {
      expect(await refusalOf((await makeSubject()).authentication.logIn(priya))).toMatchObject({
        message: 'Request failed with status code 404',
        reasons: ['The email you entered is not Registered. Not Found error'],
      });
    });

    it('rejects a login with the wrong password', async () => {
      const { authentication } = await makeSubject();
      await authentication.signUp(priya);
      expect(await refusalOf(authentication.logIn({ ...priya, password: 'Correct horse' }))).toMatchObject({
        message: 'Request failed with status code 401',
        reasons: ['The credentials you entered are invalid. Unauthorized access error.'],
      });
    });

    it('fails without a connection', async () => {
      const subject = await makeSubject();
      subject.loseConnection();
      expect(await refusalOf(subject.authentication.logIn(priya))).toMatchObject({
        message: 'Network Error',
        reasons: [],
      });
    });
  });
}
