/** Returns the id of the style of a product in a table, as the index has it. */
export function styleIdIn(table: string): string {
  return `coalesce(${table}.style, ${table}.key)`;
}

/** The id of the style of a product in the table `p`. */
export const STYLE_ID = styleIdIn('p');

/** Returns the text by which a product in a table is found, as the index has it. */
export function foundByIn(table: string): string {
  return `lower(${table}.name || ' ' || ${table}.influencer || ' ' || ${table}.key || ' ' || coalesce(${table}.style, ''))`;
}

/** Returns the pattern of LIKE for texts that contain this one; empty for an empty text. */
export function likePattern(text: string): string {
  return text === '' ? '' : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
