/** The text that is shown and announced where an item was removed. */
export function removedText(name: string): string {
  return `${name} removed`;
}
