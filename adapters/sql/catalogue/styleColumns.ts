/** The id of the style of a product in the table `p`, as the index has it. */
export const STYLE_ID = 'coalesce(p.style, p.key)';

/** The text by which a product in the table `p` is found, as the index has it. */
export const FOUND_BY = `lower(p.name || ' ' || p.influencer || ' ' || p.key || ' ' || coalesce(p.style, ''))`;

/** Returns the pattern of LIKE for texts that contain this one; empty for an empty text. */
export function likePattern(text: string): string {
  return text === '' ? '' : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
