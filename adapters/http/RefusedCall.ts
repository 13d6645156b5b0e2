import type { Refusal } from '../../core/storefront/ports/failures/Refusal.ts';
import { RefusedCall } from '../../core/storefront/ports/failures/RefusedCall.ts';

/** The back-end has nothing of the key in the call: status 404. */
export class UnknownKey extends RefusedCall {}

/** Resolves with the result of the call, or with the first reason of its refusal. Rejects when the call failed otherwise. */
export async function resultOrRefusal<Result>(call: Promise<Result>): Promise<Result | Refusal> {
  return call.catch((error): Refusal => {
    const [refusal] = error instanceof RefusedCall ? error.reasons : [];
    if (refusal === undefined) throw error;
    return { refusal };
  });
}
