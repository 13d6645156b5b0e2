import type { ForGeneratingIds } from '../../core/storefront/ports/browser/ForGeneratingIds.ts';

/** The part of the browser's `crypto` that the adapter uses. Pages served over plain HTTP have no `randomUUID`. */
export type RandomSource = {
  randomUUID?(): string;
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): unknown;
};

/** Random UUIDs (version 4). */
export class RandomIds implements ForGeneratingIds {
  readonly #random: RandomSource;

  constructor(random: RandomSource = globalThis.crypto) {
    this.#random = random;
  }

  generate(): string {
    return this.#random.randomUUID?.() ?? this.#fromRandomBytes();
  }

  #fromRandomBytes(): string {
    const bytes = new Uint8Array(16);
    this.#random.getRandomValues(bytes);
    const hex = Array.from(bytes, (byte, index) => withUuidBits(byte, index).toString(16).padStart(2, '0')).join('');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  }
}

/** RFC 9562: byte 6 contains the version (4), byte 8 the variant (binary 10). */
function withUuidBits(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x40;
  if (index === 8) return (byte & 0x3f) | 0x80;
  return byte;
}
