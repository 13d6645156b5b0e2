import { BackEndFailure } from '../../core/storefront/ports/BackEndFailure.ts';
import type { Refusal } from '../../core/storefront/ports/Refusal.ts';

/** The back-end refused a call with a reason that a repeated call would get too: status 404, 409 or 422. */
export class RefusedCall extends BackEndFailure {
  override readonly name = 'RefusedCall';
}

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
