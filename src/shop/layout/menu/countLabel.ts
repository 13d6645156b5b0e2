/** The accessible name of a link with a count badge: `Cart, 3 items`, `Cart, empty`. */
export function countLabel(name: string, count: number): string {
  if (count === 0) return `${name}, empty`;
  return count === 1 ? `${name}, 1 item` : `${name}, ${count} items`;
}
