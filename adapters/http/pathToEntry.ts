const UNREACHABLE_SEGMENTS: readonly string[] = ['', '.', '..'];

/**
 * The path of one entry of a list, `/user/cart/{key}`, URL-encoded; undefined when no URL can name it: a path loses
 * empty and dotted segments, and a reserved segment is another call (`/user/cart/clearCart`).
 */
export function pathToEntry(list: string, key: string, reserved: readonly string[] = []): string | undefined {
  if (UNREACHABLE_SEGMENTS.includes(key) || reserved.includes(key)) {
    return undefined;
  }
  return `${list}/${encodeURIComponent(key)}`;
}
