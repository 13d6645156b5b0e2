/** Reads a whole number, such as `12` or `-2`. Throws when the text is none. */
export function wholeNumber(text: string): number {
  if (!/^-?\d{1,9}$/.test(text)) throw new Error(`${text === '' ? 'Nothing' : text} is not a whole number`);
  return Number(text);
}
