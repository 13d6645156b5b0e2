import { BackEndFailure } from '../../core/storefront/ports/BackEndFailure.ts';
import type { Refusal } from '../../core/storefront/ports/Refusal.ts';

/** The back-end refused a call with a reason that a repeated call would get too: status 404, 409 or 422. */
export class RefusedCall extends BackEndFailure {
  override readonly name = 'RefusedCall';
  readonly status: number;

  constructor(status: number, message: string, reasons: readonly string[]) {
    super(message, reasons);
    this.status = status;
  }
}

/** Resolves with the result of the call, or with the first reason of its refusal. Rejects when the call failed otherwise. */
export async function resultOrRefusal<Result>(call: Promise<Result>): Promise<Result | Refusal> {
  return call.catch((error): Refusal => {
    const [refusal] = error instanceof RefusedCall ? error.reasons : [];
    if (refusal === undefined) throw error;
    return { refusal };
  });
}
