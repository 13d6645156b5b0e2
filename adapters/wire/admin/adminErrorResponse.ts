import * as v from 'valibot';
import { errorResponse } from '../errorResponse.ts';

/**
 * An error response with what the admin alone reads, in a file that the shop does not load: a call that was made to an earlier state of a
 * thing has what it is now; a file that is not imported has what is wrong in which line.
 */
export const adminErrorResponse = v.object({
  ...errorResponse.entries,
  current: v.optional(v.record(v.string(), v.unknown())),
  faults: v.optional(v.array(v.object({ line: v.number(), text: v.string() }))),
});

export type ErrorResponse = v.InferOutput<typeof adminErrorResponse>;
