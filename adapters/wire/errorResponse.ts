import * as v from 'valibot';

/** The body of every response with an error status: texts for the shopper, the first one first. */
export const errorResponse = v.object({ errors: v.array(v.string()) });

export type ErrorResponse = v.InferOutput<typeof errorResponse>;
