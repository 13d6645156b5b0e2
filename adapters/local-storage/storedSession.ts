import * as v from 'valibot';
import type { Session } from '../../core/domain/accounts/Session.ts';
import { TEXT_LIMITS } from '../../core/domain/text/textLimits.ts';
import { CHANGES_KEY, LISTS_KEY, PIN_KEY } from './shopperKeys.ts';
import type { TextStore } from './TextStore.ts';

const FIELDS = ['token', 'firstName', 'lastName', 'email'] as const;
const KEYS = ['isAuth', ...FIELDS];

const wholeSession = v.object({
  isAuth: v.literal('true'),
  token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(TEXT_LIMITS.token)),
  firstName: v.pipe(v.string(), v.maxLength(TEXT_LIMITS.name)),
  lastName: v.pipe(v.string(), v.maxLength(TEXT_LIMITS.name)),
  email: v.pipe(v.string(), v.nonEmpty(), v.maxLength(TEXT_LIMITS.email)),
});

/** Reads the session from the five keys. Returns undefined unless all five are present and valid. */
export function readSession(texts: TextStore): Session | undefined {
  const { success, output } = v.safeParse(wholeSession, Object.fromEntries(KEYS.map((key) => [key, texts.read(key)])));
  if (!success) return undefined;
  const { isAuth: _, ...session } = output;
  return session;
}

/**
 * Writes the five keys. Removes `isAuth` first and writes it last, so that a tab that reads in between sees no session rather than
 * a mix of two. Does not write a session that is already stored. Removes a session that could be written only in part.
 */
export function writeSession(texts: TextStore, session: Session): 'written' | 'failed' {
  if (isSame(readSession(texts), session)) return 'written';
  texts.remove('isAuth');
  const done = FIELDS.map((field) => texts.write(field, session[field]));
  if (!done.includes('failed') && texts.write('isAuth', 'true') === 'written') return 'written';
  removeSession(texts);
  return 'failed';
}

/** Removes the session, and what is stored for it alone. */
export function removeSession(texts: TextStore): 'removed' | 'failed' {
  for (const key of [LISTS_KEY, CHANGES_KEY, PIN_KEY]) texts.remove(key);
  const done = KEYS.map((key) => texts.remove(key));
  return done.includes('failed') ? 'failed' : 'removed';
}

export function isSame(one: Session | undefined, other: Session | undefined): boolean {
  return FIELDS.every((field) => one?.[field] === other?.[field]);
}
