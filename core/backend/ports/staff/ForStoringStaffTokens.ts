import type { Timestamp } from '../../../domain/time/timestamp.ts';
import type { StaffMember } from './ForStoringStaff.ts';

/** What a token of the staff is for: a session, or the link of an invitation. */
export type StaffTokenPurpose = 'session' | 'invitation';

export type StaffToken = {
  readonly token: string;
  readonly staffId: string;
  readonly purpose: StaffTokenPurpose;
  readonly expiresAt: Timestamp;
  readonly startedAt: Timestamp;
  /** Of a session, the device in words, such as `Firefox on Windows`. */
  readonly device?: string;
};

/** A session as its person sees it. */
export type StaffSession = {
  readonly id: string;
  /** Empty when it is not known. */
  readonly device: string;
  readonly startedAt: Timestamp;
  readonly expiresAt: Timestamp;
  /** Whether it is the one of the token that asks. */
  readonly isCurrent: boolean;
};

/** The tokens of sessions and invitations of the staff. Only their hashes are stored. */
export type ForStoringStaffTokens = {
  add(token: StaffToken): Promise<void>;
  /** Resolves with the person of a token of this purpose that expires after `at`, and lets it expire at `until` instead, if given. */
  owner(
    token: string,
    purpose: StaffTokenPurpose,
    times: { readonly at: Timestamp; readonly until?: Timestamp },
  ): Promise<StaffMember | undefined>;
  /** Deletes a token. Resolves with whether it was there: of several calls at once, one deletes it. */
  end(token: string): Promise<boolean>;
  /** Resolves with the sessions of a person that expire after `at`, the one that was used last first. */
  sessions(staffId: string, at: Timestamp, token?: string): Promise<readonly StaffSession[]>;
  /** Deletes a session of a person by its id, which is not its token. Resolves with whether it was there. */
  endSession(staffId: string, id: string): Promise<boolean>;
  /** Deletes the tokens of a person, all or those of a purpose, but `except`. */
  endAll(staffId: string, purpose?: StaffTokenPurpose, except?: string): Promise<void>;
};
