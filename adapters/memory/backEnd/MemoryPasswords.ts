import type { ForHashingPasswords } from '../../../core/backend/ports/accounts/ForHashingPasswords.ts';

/** Fast hashes without any protection, for tests. */
export class MemoryPasswords implements ForHashingPasswords {
  #salt = 0;
  /** Test control: the number of passwords that were compared. */
  compared = 0;

  async hash(password: string): Promise<string> {
    this.#salt += 1;
    return `${this.#salt}:${codes(password)}`;
  }

  async matches(password: string, hash: string | undefined): Promise<boolean> {
    this.compared += 1;
    return hash?.split(':')[1] === codes(password);
  }
}

function codes(password: string): string {
  return [...password].map((character) => character.codePointAt(0)).join('.');
}
