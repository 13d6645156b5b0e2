import type { StaffRole } from '../../../domain/staff/StaffRole.ts';
import type { Timestamp } from '../../../domain/time/timestamp.ts';

/** A key with which a script calls the admin. */
export type ApiKey = {
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly createdAt: Timestamp;
  /** Absent while the key works. */
  readonly endedAt?: Timestamp;
};

/** The API keys. Only the hashes of their secrets are stored. */
export type ForStoringApiKeys = {
  add(key: ApiKey, secret: string): Promise<void>;
  /** Adds a key; one with the same id is replaced, with its secret. */
  replace(key: ApiKey, secret: string): Promise<void>;
  /** Resolves with all keys, the earliest first. */
  all(): Promise<readonly ApiKey[]>;
  /** Resolves with the key of this secret, ended or not. */
  withSecret(secret: string): Promise<ApiKey | undefined>;
  /** Ends a key that works; one that is ended stays as it is. */
  end(id: string, at: Timestamp): Promise<void>;
};
