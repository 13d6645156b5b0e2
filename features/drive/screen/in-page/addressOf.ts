/** The address of a link, as it is written. */
export function addressOf(parts: readonly Element[]): string {
  return parts[0]?.getAttribute('href') ?? '';
}
