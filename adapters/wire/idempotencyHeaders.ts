import * as v from 'valibot';

/** The headers of a call that a repeated request does not make twice. Without a key, each request counts. */
export const idempotencyHeaders = v.object({
  'idempotency-key': v.optional(
    v.pipe(
      v.string(),
      v.uuid(),
      v.description('A UUID of the change. A repeated request with the same one changes nothing.'),
    ),
  ),
});
