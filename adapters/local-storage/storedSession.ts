import * as v from 'valibot';
import type { Session } from '../../core/domain/accounts/Session.ts';
import { TEXT_LIMITS } from '../../core/domain/text/textLimits.ts';
import type { TextStore } from './TextStore.ts';

const wholeSession = v.object({
  isAuth: v.literal('true'),
  token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(TEXT_LIMITS.token)),
  firstName: v.pipe(v.string(), v.maxLength(TEXT_LIMITS.name)),
  lastName: v.pipe(v.string(), v.maxLength(TEXT_LIMITS.name)),
  email: v.pipe(v.string(), v.nonEmpty(), v.maxLength(TEXT_LIMITS.email)),
});

/** Reads the session from the five keys. Returns undefined unless all five are present and valid. */
export function readSession(texts: TextStore): Session | undefined {
  const { success, output } = v.safeParse(wholeSession, {
    isAuth: texts.read('isAuth'),
    token: texts.read('token'),
    firstName: texts.read('firstName'),
    lastName: texts.read('lastName'),
    email: texts.read('email'),
  });
  if (!success) return undefined;
  return { token: output.token, firstName: output.firstName, lastName: output.lastName, email: output.email };
}

/**
 * Writes the five keys. Removes `isAuth` first and writes it last, so that a tab that reads in between sees no session rather than
 * a mix of two. Does not write a session that is already stored. Removes a session that could be written only in part.
 */
export function writeSession(texts: TextStore, session: Session): 'written' | 'failed' {
  if (isSame(readSession(texts), session)) return 'written';
  texts.remove('isAuth');
  const done = [
    texts.write('token', session.token),
    texts.write('firstName', session.firstName),
    texts.write('lastName', session.lastName),
    texts.write('email', session.email),
  ];
  if (!done.includes('failed') && texts.write('isAuth', 'true') === 'written') return 'written';
  removeSession(texts);
  return 'failed';
}

export function removeSession(texts: TextStore): 'removed' | 'failed' {
  const done = ['isAuth', 'token', 'firstName', 'lastName', 'email'].map((key) => texts.remove(key));
  return done.includes('failed') ? 'failed' : 'removed';
}

export function isSame(one: Session | undefined, other: Session | undefined): boolean {
  return (
    one?.token === other?.token &&
    one?.firstName === other?.firstName &&
    one?.lastName === other?.lastName &&
    one?.email === other?.email
  );
}
