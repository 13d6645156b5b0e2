/** What stands, and is announced, where something was removed. */
export function removedText(name: string): string {
  return `${name} removed`;
}
