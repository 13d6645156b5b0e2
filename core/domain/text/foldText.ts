/**
 * Returns a text for comparison: without case, without the accents of Latin letters, and with one space in place of each
 * run of other characters than letters and digits.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
