/** Returns the middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const ascending = values.toSorted((one, other) => one - other);
  const middle = ascending.length >> 1;
  return ascending.length % 2 === 1
    ? (ascending[middle] ?? Number.NaN)
    : ((ascending[middle - 1] ?? Number.NaN) + (ascending[middle] ?? Number.NaN)) / 2;
}
