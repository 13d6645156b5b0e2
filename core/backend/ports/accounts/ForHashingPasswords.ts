/** A slow, salted hash of passwords. */
export type ForHashingPasswords = {
  hash(password: string): Promise<string>;
  /** Without a hash, takes as long as with one and resolves with false. */
  matches(password: string, hash: string | undefined): Promise<boolean>;
};
