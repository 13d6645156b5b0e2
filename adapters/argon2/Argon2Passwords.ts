import { hash, hashSync, verify } from '@node-rs/argon2';
import type { ForHashingPasswords } from '../../core/backend/ports/accounts/ForHashingPasswords.ts';

export type Argon2Parameters = {
  /** The memory of one hash, in KiB. */
  readonly memoryCost: number;
  /** The number of passes over the memory. */
  readonly timeCost: number;
  /** The number of threads. */
  readonly parallelism: number;
};

/** OWASP's parameters for argon2id. */
const DEFAULT_PARAMETERS: Argon2Parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes passwords with argon2id. */
export class Argon2Passwords implements ForHashingPasswords {
  readonly #parameters: Argon2Parameters;
  /** Made with the same parameters as real hashes, so that verifying against it takes as long. */
  readonly #dummyHash: string;

  constructor(parameters: Argon2Parameters = DEFAULT_PARAMETERS) {
    this.#parameters = parameters;
    this.#dummyHash = hashSync('', parameters);
  }

  hash(password: string): Promise<string> {
    return hash(password, this.#parameters);
  }

  async matches(password: string, passwordHash: string | undefined): Promise<boolean> {
    const isMatch = await verify(passwordHash ?? this.#dummyHash, password);
    return isMatch && passwordHash !== undefined;
  }
}
