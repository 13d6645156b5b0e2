import type { Refused } from '../../../core/admin/ports/ForChangingOrders.ts';
import { RefusedCall } from './RefusedCall.ts';

/** Returns the refusal that an error is, and throws any other error. */
export function refusedOf(error: unknown): Refused {
  if (error instanceof RefusedCall) return { outcome: 'refused', text: error.text };
  throw error;
}
