/** Returns a text that tells one shopper from another, and from which the e-mail cannot be read. */
export function shopperMark(email: string): string {
  const mark = [...email].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 0);
  return String(mark);
}
