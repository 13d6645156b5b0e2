import * as v from 'valibot';

/** An amount in paise in the JSON of `/api`. */
export const wirePaise = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
