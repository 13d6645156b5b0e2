import type * as v from 'valibot';
import { SessionEnded } from '../../../core/admin/ports/SessionEnded.ts';
import type { AdminApi, AdminCall } from './AdminApi.ts';
import { RefusedCall } from './RefusedCall.ts';

const UNAUTHORIZED = 401;

/** Makes a call like `api.call`. Rejects with {@link SessionEnded} when there is no session. */
export async function callInSession<Schema extends v.GenericSchema>(
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
