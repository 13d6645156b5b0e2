/** Where the formats that the shop takes have what tells them, as characters of one byte each. */
const SIGNATURES: readonly (readonly [at: number, text: string])[] = [
  [0, '\xFF\xD8\xFF'],
  [0, '\x89PNG\r\n\x1A\n'],
  [8, 'WEBP'],
  [4, 'ftypavif'],
];
const LONGEST = 16;

/** Whether a file begins like a JPEG, PNG, WebP or AVIF picture. No other file reaches a decoder. */
export function isPhotograph(file: Uint8Array): boolean {
  const start = String.fromCharCode(...file.subarray(0, LONGEST));
  return SIGNATURES.some(([at, text]) => start.startsWith(text, at));
}
