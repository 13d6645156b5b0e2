/** Returns a number with what it counts, such as `2 sizes`. */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
