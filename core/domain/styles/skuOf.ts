/** How much of a title is in a SKU, in characters. */
const LONGEST_TITLE = 60;

/** Returns the SKU of a size that has no other, such as `low-tide-tee-xl`. */
export function skuOf(title: string, size: string): string {
  return [title.slice(0, LONGEST_TITLE), size].map(slugOf).filter(Boolean).join('-') || 'product';
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
