import * as v from 'valibot';

const WITHOUT_NUL = /^[^\0]*$/;

/** A text in a request: at most `limit` characters, without the character NUL, which SQL databases cannot store. */
export function requestText(limit: number) {
  return v.pipe(v.string(), v.maxLength(limit), v.regex(WITHOUT_NUL, 'Invalid character: NUL'));
}
