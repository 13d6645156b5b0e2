/** Returns a size; undefined when it says nothing, because there is no other. */
export function tellingSize(size: string): string | undefined {
  return size.toLowerCase() === 'one size' ? undefined : size;
}
