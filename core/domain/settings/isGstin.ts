const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BASE = DIGITS.length;

/** Whether a text is a GST identification number: state, PAN, number, and a last character that checks the others. */
export function isGstin(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  const sum = [...text.slice(0, -1)].reduce((total, character, at) => {
    const product = DIGITS.indexOf(character) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / BASE) + (product % BASE);
  }, 0);
  return text.at(-1) === DIGITS[(BASE - (sum % BASE)) % BASE];
}
