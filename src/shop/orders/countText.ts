/** Such as `None yet`, `1 address` or `2 addresses`. */
export function countText(count: number, one: string, several: string): string {
  if (count === 0) return 'None yet';
  return `${count} ${count === 1 ? one : several}`;
}
