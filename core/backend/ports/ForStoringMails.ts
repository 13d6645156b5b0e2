import type { Mail } from '../../domain/mails/Mail.ts';
import type { Timestamp } from '../../domain/time/timestamp.ts';

/** A mail and what became of it. */
export type StoredMail = Mail & {
  readonly createdAt: Timestamp;
  readonly sentAt?: Timestamp;
  /** Why the shop gave up sending it. */
  readonly failure?: string;
};

/** The mails, which are stored in the transaction that causes them. */
export type ForStoringMails = {
  /** Adds a mail. One with the same id stays as it is. */
  add(mail: Mail, at: Timestamp): Promise<void>;
  mail(id: string): Promise<StoredMail | undefined>;
  /** Sets the time at which a mail was sent; without a time, the mail counts as not sent. */
  markSent(id: string, at: Timestamp | undefined): Promise<void>;
  /** Resolves with the mails to a recipient, the oldest first. */
  to(recipient: string): Promise<readonly StoredMail[]>;
  /** Deletes the mails to a recipient, with the jobs that send them. */
  remove(recipient: string): Promise<void>;
  /** Resolves with the mails, the newest first: those that are older than the mail `after`, at most `most`, by default 500. */
  list(page?: { readonly after?: string | undefined; readonly most?: number }): Promise<readonly StoredMail[]>;
};
