import * as v from 'valibot';

/**
 * The body of every response with an error status: texts for the shopper, the first one first. A checkout for which there are too few
 * pieces also names the products, and how many are left; a call of the admin that the state of a thing does not allow names the state, and one
 * that was made to an earlier state of it has what it is now; a file that is not imported has what is wrong in which line.
 */
export const errorResponse = v.object({
  errors: v.array(v.string()),
  lines: v.optional(v.array(v.object({ key: v.string(), left: v.number() }))),
  state: v.optional(v.string()),
});

/** The same, with what the admin alone reads: apart, so that the shop does not load it. */
export const adminErrorResponse = v.object({
  ...errorResponse.entries,
  current: v.optional(v.record(v.string(), v.unknown())),
  faults: v.optional(v.array(v.object({ line: v.number(), text: v.string() }))),
});

export type ErrorResponse = v.InferOutput<typeof adminErrorResponse>;
