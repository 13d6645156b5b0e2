import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { ForMakingCodes } from '../../core/backend/ports/staff/ForMakingCodes.ts';

const SECRET_BYTES = 20;
const PERIOD_S = 30;
const CODE = /^\d{6}$/;
const MS_PER_SECOND = 1000;
/** How many codes before and after the present one count: clocks differ, and typing takes a while. */
const SKEW = 1;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;
/** Groups of four letters and digits are easy to copy. */
const GROUPS = /.{4}(?=.)/g;

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** One-time codes by `otpauth`: SHA-1, 6 digits and 30 s, which all apps know. Secrets are encrypted with AES-256-GCM. */
export class OtpauthCodes implements ForMakingCodes {
  readonly #key: Uint8Array;

  /** The key of the secrets is derived from `secret`, which has at least 32 bytes. */
  constructor(secret: string) {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, '', 'one-time codes of the staff', KEY_BYTES));
  }

  newSecret(): string {
    return new Secret({ size: SECRET_BYTES }).base32;
  }

  address(secret: string, { shop, email }: { readonly shop: string; readonly email: string }): string {
    return new TOTP({ secret: Secret.fromBase32(secret), issuer: shop, label: email }).toString();
  }

  stepOf(secret: string, token: string, now: number): number | undefined {
    if (!CODE.test(token)) return undefined;
    const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_S });
    const distance = totp.validate({ token, timestamp: now, window: SKEW });
    return distance === null ? undefined : Math.floor(now / MS_PER_SECOND / PERIOD_S) + distance;
  }

  seal(secret: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, nonce);
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
  }

  open(sealed: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
    try {
      const decipher = createDecipheriv(CIPHER, this.#key, nonce, { authTagLength: TAG_BYTES }).setAuthTag(tag);
      const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }

  newRecoveryCodes(): readonly string[] {
    return Array.from({ length: RECOVERY_CODES }, () =>
      new Secret({ size: RECOVERY_BYTES }).base32.toLowerCase().replaceAll(GROUPS, '$&-'),
    );
  }

  hashOf(recoveryCode: string): string {
    const letters = recoveryCode.toLowerCase().replaceAll(/[\s-]/g, '');
    return createHash('sha256').update(letters).digest('base64url');
  }
}
