const NORMALISED_SEGMENTS: readonly string[] = ['', '.', '..'];

/**
 * Returns the URL-encoded path of one entry of a list, `/user/cart/{key}`. Returns undefined for keys that URLs cannot express:
 * URL normalisation removes empty and dot segments, and a reserved segment is another call (`/user/cart/clearCart`).
 */
export function entryPath(list: string, key: string, reserved: readonly string[] = []): string | undefined {
  return [...NORMALISED_SEGMENTS, ...reserved].includes(key) ? undefined : `${list}/${encodeURIComponent(key)}`;
}
