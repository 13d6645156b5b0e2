/** Returns the time below which this share of the times is, in ms. */
export function msOf(times: readonly number[], share: number): string {
  const ascending = times.toSorted((one, other) => one - other);
  return (ascending[Math.floor(ascending.length * share)] ?? Number.NaN).toFixed(1);
}
