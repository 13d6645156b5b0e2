import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import * as v from 'valibot';
import type { ForSigningTokens, TokenClaims } from '../../core/backend/ports/ForSigningTokens.ts';

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

/** JSON Web Tokens, signed with HS256, which expire after 30 days. */
export class JwtTokens implements ForSigningTokens {
  /** `verify` with a KeyObject takes a fraction of the time that it takes with a text. */
  readonly #key: KeyObject;

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
    const payload = v.safeParse(payloadSchema, this.#verified(token, now));
    return payload.success ? { shopperId: payload.output.sub, version: payload.output.version } : undefined;
  }

  #verified(token: string, now: number): unknown {
    try {
      return jwt.verify(token, this.#key, {
        algorithms: [ALGORITHM],
        clockTimestamp: Math.floor(now / MS_PER_SECOND),
      });
    } catch {
      return undefined;
    }
  }
}
