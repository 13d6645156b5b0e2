/**
 * Prints a whole number with India's digit groups, such as `1,23,456`. `Intl.NumberFormat` prints the same, and is slow
 * to begin: docs/benchmarks.md.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');
}
