import type { ForMakingCodes } from '../../../core/backend/ports/staff/ForMakingCodes.ts';

const STEP_MS = 30_000;
const DIGITS = 6;
const SKEW = [0, -1, 1];
const RECOVERY_CODES = 10;

/** One-time codes that anybody can compute: the code of a time is the number of its 30 s. */
export class MemoryCodes implements ForMakingCodes {
  #made = 0;

  /** Test control: returns the code of a time in ms since 1970. */
  codeAt(now: number): string {
    return codeOf(Math.floor(now / STEP_MS));
  }

  newSecret(): string {
    this.#made += 1;
    return `${'ABCDEFGH'.repeat(4).slice(0, -1)}${'ABCDEFGHIJ'.charAt(this.#made % 10)}`;
  }

  address(secret: string, { shop, email }: { readonly shop: string; readonly email: string }): string {
    return `otpauth://totp/${encodeURIComponent(shop)}:${encodeURIComponent(email)}?secret=${secret}`;
  }

  stepOf(_secret: string, code: string, now: number): number | undefined {
    return SKEW.map((by) => Math.floor(now / STEP_MS) + by).find((step) => codeOf(step) === code);
  }

  seal(secret: string): string {
    return `sealed ${secret}`;
  }

  open(sealed: string): string | undefined {
    return sealed.startsWith('sealed ') ? sealed.slice('sealed '.length) : undefined;
  }

  newRecoveryCodes(): readonly string[] {
    this.#made += 1;
    return Array.from({ length: RECOVERY_CODES }, (_, at) => `code-${this.#made}-${at}`);
  }

  hashOf(recoveryCode: string): string {
    return `hash of ${recoveryCode.toLowerCase().replaceAll(/[\s-]/g, '')}`;
  }
}

function codeOf(step: number): string {
  return `${step}`.slice(-DIGITS).padStart(DIGITS, '0');
}
