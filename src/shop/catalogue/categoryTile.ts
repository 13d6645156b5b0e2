import type { Picture } from '../../../core/domain/catalogue/Picture.ts';

import { capitalised } from '../../../core/domain/text/capitalised.ts';

/** A category of the home page, ready to print. */
export type CategoryTile = {
  readonly category: string;
  readonly label: string;
  /** The fallback file for every browser. */
  readonly image: string;
  /** The picture in several formats and sizes. */
  readonly picture: Pick<Picture, 'files' | 'widths' | 'formats'>;
};

const WIDTHS = [400, 800, 1200];
const FORMATS = ['avif', 'webp'];

const PICTURED = ['clothing', 'accessories'];

/** The tile of a category; one without a picture of its own gets the default one. */
export function categoryTile(category: string): CategoryTile {
  const word = category.toLowerCase();
  const files = `/pictures/categories/${PICTURED.includes(word) ? word : 'default'}`;
  const picture = { files, widths: WIDTHS, formats: FORMATS };
  return { category, label: capitalised(category), image: `${files}.jpg`, picture };
}
