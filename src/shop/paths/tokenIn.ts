/** Returns the token of the mailed link that leads to this path; empty without one. */
export function tokenIn(path: string): string {
  return new URL(path, 'http://shop').searchParams.get('token') ?? '';
}
