import jwt from 'jsonwebtoken';
import { DEVELOPMENT_SECRET } from './developmentSecret.ts';

const ALGORITHM = 'HS256';
const MS_PER_SECOND = 1000;

/** Returns a signed JSON Web Token for a user. */
export function signToken(user: { readonly _id: string; readonly email: string }): string {
  return jwt.sign({ _id: user._id, email: user.email }, DEVELOPMENT_SECRET, { algorithm: ALGORITHM });
}

/**
 * Returns the e-mail in a token; undefined when the token is missing, forged, signed with another algorithm or expired at `now`
 * (ms since 1970).
 */
export function emailInToken(token: string | undefined, now: number): string | undefined {
  try {
    const clockTimestamp = Math.floor(now / MS_PER_SECOND);
    const payload = jwt.verify(token ?? '', DEVELOPMENT_SECRET, { algorithms: [ALGORITHM], clockTimestamp });
    return typeof payload === 'object' && typeof payload.email === 'string' ? payload.email : undefined;
  } catch {
    return undefined;
  }
}
