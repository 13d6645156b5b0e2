import * as v from 'valibot';

const nameOrNothing = v.nullish(v.string(), '');

/** Who the back-end says a shopper is; an absent name is empty. */
export const wireUser = v.object({ firstName: nameOrNothing, lastName: nameOrNothing, email: v.string() });

/** The signed token that comes with a user. */
export const wireToken = v.pipe(v.string(), v.nonEmpty());
