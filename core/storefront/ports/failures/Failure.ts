import { Unreachable } from './Unreachable.ts';

/** A failed call: `unreachable` without a response of the back-end, `failed` for an error or an invalid response. */
export type Failure = { readonly outcome: 'failed' } | { readonly outcome: 'unreachable' };

export function failureOf(error: unknown): Failure {
  return { outcome: error instanceof Unreachable ? 'unreachable' : 'failed' };
}
