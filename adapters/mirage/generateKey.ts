const BYTES = 16;
const HEXADECIMAL = 16;

/** A random unique id, also where the page is not served over HTTPS and `crypto.randomUUID` is missing. */
export function generateKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(HEXADECIMAL).padStart(2, '0')).join('');
}
