import * as v from 'valibot';
import { TEXT_LIMITS } from '../../../core/domain/text/textLimits.ts';

const nameOrNothing = v.nullish(v.pipe(v.string(), v.maxLength(TEXT_LIMITS.name)), '');

/** Who the back-end says a shopper is; an absent name is empty. */
export const wireUser = v.object({
  firstName: nameOrNothing,
  lastName: nameOrNothing,
  email: v.pipe(v.string(), v.maxLength(TEXT_LIMITS.email)),
});

/** The signed token that comes with a user. */
export const wireToken = v.pipe(v.string(), v.nonEmpty(), v.maxLength(TEXT_LIMITS.token));
