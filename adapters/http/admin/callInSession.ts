import type * as v from 'valibot';
import { SessionEnded } from '../../../core/admin/ports/SessionEnded.ts';
import type { AdminApi, AdminCall } from './AdminApi.ts';
import { RefusedCall } from './RefusedCall.ts';

const UNAUTHORIZED = 401;

/** Makes a call like `api.call`. Rejects with {@link SessionEnded} when there is no session. */
export function callInSession<Schema extends v.GenericSchema>(
  api: AdminApi,
  call: AdminCall<Schema>,
): Promise<v.InferOutput<Schema>> {
  return inSession(api.call(call));
}

/** Resolves and rejects like the call, but with {@link SessionEnded} when there is no session. */
export async function inSession<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (cause) {
    if (cause instanceof RefusedCall && cause.status === UNAUTHORIZED) throw new SessionEnded(cause.text, { cause });
    throw cause;
  }
}
