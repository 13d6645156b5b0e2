import type { StaffRole } from '../../domain/staff/StaffRole.ts';
import type { Timestamp } from '../../domain/time/timestamp.ts';
import type { Refused } from './ForChangingOrders.ts';

/** A key with which a script calls the admin. */
export type StaffKey = {
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly createdAt: Timestamp;
  /** Absent while the key works. */
  readonly endedAt?: Timestamp | undefined;
};

/**
 * The API keys. Methods reject with {@link SessionEnded} without a session, with {@link Unreachable} when the back-end does not answer,
 * and with another error when it fails.
 */
export type ForManagingKeys = {
  /** Resolves with all keys, the earliest first. */
  keys(): Promise<readonly StaffKey[]>;
  /** Makes a key. Nobody can read its secret again. */
  make(key: {
    readonly name: string;
    readonly role: StaffRole;
  }): Promise<{ readonly outcome: 'made'; readonly key: StaffKey; readonly secret: string } | Refused>;
  /** Ends a key for good. Repeating it changes nothing. */
  end(id: string): Promise<{ readonly outcome: 'ended' } | Refused>;
};
