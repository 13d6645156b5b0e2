import { productFieldNames } from '../../core/domain/catalogue/Product.ts';

/** Returns the column of a field: its name in snake case. */
export function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Reads the fields of a product from the table `p`. */
export const READ_COLUMNS = productFieldNames.map((field) => `p.${columnOf(field)} as "${field}"`).join(', ');

/** What the shop keeps of a product and does not show. */
const OWN_FIELDS = ['isListed', 'style', 'hsn'] as const;

export const OWN_COLUMNS = OWN_FIELDS.map((field) => `p.${columnOf(field)} as "${field}"`).join(', ');

/** The columns that are replaced. */
export const REPLACED_COLUMNS = [...productFieldNames, ...OWN_FIELDS]
  .filter((field) => field !== 'key' && field !== 'id')
  .map(columnOf);
