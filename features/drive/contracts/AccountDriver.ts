/** The pages of mailed links, and what the profile offers for the account. Their forms have the driver of forms. */
export type AccountDriver = {
  /** Opens the page of a mailed link. */
  followLink(path: string): Promise<void>;
  /** What the shop says once she has asked for a link; empty before. */
  promise(): Promise<string>;
  /** Whether the page says that its link no longer works. */
  isLinkRefused(): Promise<boolean>;
  isEmailVerified(): Promise<boolean>;
  /** Downloads her data; resolves with the text of the file. */
  downloadedData(): Promise<string>;
  /** Opens the dialog that deletes the account. */
  askToDelete(): Promise<void>;
};
