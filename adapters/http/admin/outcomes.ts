import * as v from 'valibot';
import type { Refused } from '../../../core/admin/ports/ForKeepingStyles.ts';
import { RefusedCall } from './RefusedCall.ts';

const NOT_FOUND = 404;
const PRECONDITION_FAILED = 412;

/** Returns the refusal that an error is, and throws any other error. */
export function refusalOf(error: unknown): Refused {
  if (!(error instanceof RefusedCall)) throw error;
  return { outcome: 'refused', text: error.text };
}

/** Returns what a thing is that somebody else has changed, and its tag; undefined when the error says nothing of that. */
export function staleOf<Schema extends v.GenericSchema>(error: unknown, schema: Schema) {
  if (!(error instanceof RefusedCall) || error.status !== PRECONDITION_FAILED) return undefined;
  const { current } = v.parse(v.object({ current: schema }), error.body);
  return { current: current as v.InferOutput<Schema>, tag: error.tag };
}

/** Returns undefined for a thing that is not there, and throws any other error. */
export function ignoreUnknown(error: unknown): undefined {
  if (error instanceof RefusedCall && error.status === NOT_FOUND) return undefined;
  throw error;
}
