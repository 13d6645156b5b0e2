import type { StockStyle } from '../../../core/admin/ports/ForManagingStock.ts';

/** Sizes by letters, the smallest first. */
const LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', 'XXXL', '3XL', '4XL', '5XL'];
/** More places than this are not worth it: most would be empty. */
const MOST_SLOTS = 10;

/** The sizes of all styles of one kind, each with its place in their rows. */
export type SizeSlots = { readonly letters: readonly string[]; readonly numbers: readonly string[] };

/** Returns the letters and the numbers that the sizes of styles are called by, the smallest first. */
export function sizeSlots(styles: readonly StockStyle[]): SizeSlots {
  const sizes = [...new Set(styles.flatMap((style) => style.sizes.map(({ size }) => size)))];
  const numbers = sizes.filter(isNumber).toSorted((one, other) => Number(one) - Number(other));
  return { letters: LETTERS.filter((letter) => sizes.includes(letter)), numbers };
}

/**
 * Returns what stands in the places of a style's row: letters below the same letters and numbers below the same numbers, undefined where the
 * style has no such size. Sizes of another kind stand as they come.
 */
export function inSlots<Size extends { readonly size: string }>(
  sizes: readonly Size[],
  { letters, numbers }: SizeSlots,
): readonly (Size | undefined)[] {
  const slots = [letters, numbers].find((kind) => sizes.every(({ size }) => kind.includes(size)));
  if (slots === undefined || slots.length > MOST_SLOTS) return sizes;
  const placed = slots.map((slot) => sizes.find(({ size }) => size === slot));
  // A style with two products of one size shows both.
  return placed.filter((size) => size !== undefined).length === sizes.length ? placed : sizes;
}

function isNumber(size: string): boolean {
  return /^\d+(\.\d+)?$/.test(size);
}
