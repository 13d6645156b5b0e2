const BYTES = 16;
const HEXADECIMAL = 16;

/** Returns a random unique id. Does not use `crypto.randomUUID`, which pages without HTTPS do not have. */
export function generateKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(HEXADECIMAL).padStart(2, '0')).join('');
}
