import * as v from 'valibot';

/**
 * The body of every response with an error status: texts for the shopper, the first one first. A checkout for which there are too few
 * pieces also names the products, and how many are left.
 */
export const errorResponse = v.object({
  errors: v.array(v.string()),
  lines: v.optional(v.array(v.object({ key: v.string(), left: v.number() }))),
});

export type ErrorResponse = v.InferOutput<typeof errorResponse>;
