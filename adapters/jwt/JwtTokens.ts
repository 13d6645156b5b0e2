import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { ForSigningTokens, TokenClaims } from '../../core/backend/ports/accounts/ForSigningTokens.ts';

const ALGORITHM = 'HS256';
const MS_PER_SECOND = 1000;
const LIFETIME_S = 30 * 24 * 60 * 60;

/** A token with other claims, such as an audience, is not one of the shop's. */
const payloadSchema = v.strictObject({
  sub: v.pipe(v.string(), v.nonEmpty()),
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  iat: v.number(),
  /** `verify` accepts a token without an expiry. */
  exp: v.number(),
});

type Payload = v.InferOutput<typeof payloadSchema>;
/** How many tokens are kept with their payload, about 500 bytes each. */
const MOST_READ = 10_000;

/** JSON Web Tokens, signed with HS256, which expire after 30 days. */
export class JwtTokens implements ForSigningTokens {
  readonly #key: KeyObject;
  readonly #read = new LRUCache<string, Payload>({ max: MOST_READ });

  /** `secret` has at least 32 bytes, the length of the hash. */
  constructor(secret: string) {
    this.#key = createSecretKey(secret, 'utf8');
  }

  sign({ shopperId, version }: TokenClaims, now: number): string {
    const iat = Math.floor(now / MS_PER_SECOND);
    const options = { algorithm: ALGORITHM, subject: shopperId, expiresIn: LIFETIME_S } as const;
    return jwt.sign({ version, iat }, this.#key, options);
  }

  read(token: string | undefined, now: number): TokenClaims | undefined {
    if (token === undefined) return undefined;
    const payload = this.#read.get(token) ?? this.#verified(token);
    const isValid = payload !== undefined && Math.floor(now / MS_PER_SECOND) < payload.exp;
    return isValid ? { shopperId: payload.sub, version: payload.version } : undefined;
  }

  /** Returns the payload of a token, also when it has expired, and keeps it. */
  #verified(token: string): Payload | undefined {
    try {
      const payload = jwt.verify(token, this.#key, { algorithms: [ALGORITHM], ignoreExpiration: true });
      const { success, output } = v.safeParse(payloadSchema, payload);
      if (!success) return undefined;
      this.#read.set(token, output);
      return output;
    } catch {
      return undefined;
    }
  }
}
