import './nodeGlobals.ts';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { Buffer } from 'buffer';

/** The part of Node's `crypto` that jsonwebtoken needs to sign and verify with a secret (HS256, HS384, HS512). */

const HASHES = { sha256, sha384, sha512 };

export class KeyObject {
  readonly type = 'secret';
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  export(): Uint8Array {
    return this.#bytes;
  }
}

export function createSecretKey(bytes: Uint8Array): KeyObject {
  return new KeyObject(bytes);
}

/** Always throws: jsonwebtoken calls this first and then treats the key as a secret. */
export function createPublicKey(): never {
  throw new TypeError('Only secret keys are supported');
}

/** Always throws: jsonwebtoken calls this first and then treats the key as a secret. */
export function createPrivateKey(): never {
  throw new TypeError('Only secret keys are supported');
}

type Hmac = { update(text: string | Uint8Array): Hmac; digest(encoding: 'base64'): string };

export function createHmac(algorithm: keyof typeof HASHES, key: KeyObject | Uint8Array | string): Hmac {
  const keyBytes = key instanceof KeyObject ? key.export() : Buffer.from(key);
  const running = hmac.create(HASHES[algorithm], keyBytes);
  const signer: Hmac = {
    update: (text) => {
      running.update(Buffer.from(text));
      return signer;
    },
    digest: (encoding) => Buffer.from(running.digest()).toString(encoding),
  };
  return signer;
}

/** Compares two byte arrays of equal length in constant time. */
export function timingSafeEqual(left: Uint8Array, right: Uint8Array): boolean {
  return left.reduce((difference, byte, index) => difference | (byte ^ (right[index] ?? 0)), 0) === 0;
}
