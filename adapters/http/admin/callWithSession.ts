import type * as v from 'valibot';
import type { Refused } from '../../../core/admin/ports/ForChangingOrders.ts';
import { SessionEnded } from '../../../core/admin/ports/SessionEnded.ts';
import type { AdminApi, AdminCall } from './AdminApi.ts';
import { RefusedCall } from './RefusedCall.ts';

const UNAUTHORIZED = 401;

/** Makes a call that needs a session. Rejects with {@link SessionEnded} without one. */
export async function callWithSession<Schema extends v.GenericSchema>(
  api: AdminApi,
  call: AdminCall<Schema>,
): Promise<v.InferOutput<Schema>> {
  try {
    return await api.call(call);
  } catch (cause) {
    if (cause instanceof RefusedCall && cause.status === UNAUTHORIZED) throw new SessionEnded(cause.text, { cause });
    throw cause;
  }
}

/** Returns why the back-end refused a call. Throws what is no refusal. */
export function refusedOf(error: unknown): Refused {
  if (error instanceof RefusedCall) return { outcome: 'refused', text: error.text };
  throw error;
}
