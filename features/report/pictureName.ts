import { createHash } from 'node:crypto';

/** Where the pictures of scenarios are; the page links them from beside this folder. */
export const PICTURES = 'reports/specification';

/** The widths of the pictures, in CSS pixels: a phone and a desktop, with the height of each. */
export const PICTURE_SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

/** The name of a picture's file: the names of scenarios are unique, so each has its own. */
export function pictureName(scenario: string, width: number): string {
  return `${createHash('sha256').update(scenario).digest('hex').slice(0, 16)}-${width}.webp`;
}
