import { capitalised } from '../ui/capitalised.ts';

/** A category of the home page, ready to print. */
export type CategoryTile = { readonly category: string; readonly label: string; readonly image: string };

const PICTURED = ['clothing', 'accessories'];

/** The tile of a category; one without a picture of its own gets the default one. */
export function categoryTile(category: string): CategoryTile {
  const word = category.toLowerCase();
  const picture = PICTURED.includes(word) ? word : 'default';
  return { category, label: capitalised(category), image: `/pictures/categories/${picture}.webp` };
}
