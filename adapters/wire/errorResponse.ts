import * as v from 'valibot';

/**
 * The body of every response with an error status: texts for the shopper, the first one first. A checkout for which there are too few
 * pieces also names the products, and how many are left; a call of the admin that the state of a thing does not allow names the state.
 */
export const errorResponse = v.object({
  errors: v.array(v.string()),
  lines: v.optional(v.array(v.object({ key: v.string(), left: v.number() }))),
  state: v.optional(v.string()),
});
