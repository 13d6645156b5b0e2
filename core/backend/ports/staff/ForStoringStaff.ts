import type { StaffRole } from '../../../domain/staff/StaffRole.ts';
import type { Timestamp } from '../../../domain/time/timestamp.ts';

/** The one-time codes that a person signs in with, besides the password. */
export type OneTimeCodes = {
  /** The secret, encrypted. */
  readonly secret: string;
  /** The latest 30 s whose code was used: no code of those or of earlier ones counts any more. */
  readonly usedStep: number;
  /** The hashes of the recovery codes that are left. */
  readonly recoveryHashes: readonly string[];
};

/** A person who works for the shop. Staff are not shoppers: they have accounts of their own. */
export type StaffMember = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  /** Absent until the person has accepted the invitation. */
  readonly passwordHash?: string;
  /** Absent while the account is open. */
  readonly disabledAt?: Timestamp;
  readonly createdAt: Timestamp;
  /** Absent while the password is enough. */
  readonly oneTimeCodes?: OneTimeCodes;
};

/** What can change of a person of the staff. */
export type StaffChange = Partial<Pick<StaffMember, 'role' | 'passwordHash'>> & {
  /** Null opens the account again. */
  readonly disabledAt?: Timestamp | null;
  /** Null turns them off. */
  readonly oneTimeCodes?: OneTimeCodes | null;
};

/** The accounts of the staff. */
export type ForStoringStaff = {
  /** Adds a person. Resolves with whether the e-mail was free, whatever its case. */
  add(member: StaffMember): Promise<boolean>;
  /** Resolves with all, the earliest first. With `lock`, nobody else changes them in the meantime. */
  all(lock?: 'lock'): Promise<readonly StaffMember[]>;
  /** Resolves with the person of an e-mail, whatever its case. */
  withEmail(email: string): Promise<StaffMember | undefined>;
  change(id: string, change: StaffChange): Promise<void>;
};
