import type { FormRejection } from '../../domain/accounts/FormRejection.ts';
import type { StaffRole } from '../../domain/staff/StaffRole.ts';
import { attemptCall, type Failed } from '../calls/attemptCall.ts';
import type { ForLogging } from '../ports/ForLogging.ts';
import type { ForManagingKeys, StaffKey } from '../ports/ForManagingKeys.ts';

export type KeysPorts = { readonly keys: ForManagingKeys; readonly log: ForLogging };

/** Reads the API keys. */
export type ReadKeys = () => Promise<{ readonly outcome: 'read'; readonly keys: readonly StaffKey[] } | Failed>;

export function makeReadKeys({ keys, log }: KeysPorts): ReadKeys {
  return () =>
    attemptCall(async () => ({ outcome: 'read' as const, keys: await keys.keys() }), log, 'The keys could not be read');
}

/** Makes an API key. */
export type MakeKey = (fields: {
  readonly name: string;
  readonly role: StaffRole;
}) => Promise<Awaited<ReturnType<ForManagingKeys['make']>> | FormRejection<{ readonly name?: string }> | Failed>;

export function makeMakeKey({ keys, log }: KeysPorts): MakeKey {
  return async ({ name, role }) => {
    if (name.trim() === '') return { outcome: 'invalid', errors: { name: 'Name is required' } };
    return attemptCall(() => keys.make({ name: name.trim(), role }), log, 'A key could not be made');
  };
}

/** Ends an API key for good. */
export type EndKey = (id: string) => Promise<Awaited<ReturnType<ForManagingKeys['end']>> | Failed>;

export function makeEndKey({ keys, log }: KeysPorts): EndKey {
  return (id) => attemptCall(() => keys.end(id), log, 'A key could not be ended');
}
