/** From small to large. */
const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

/** Returns the values by their sizes from small to large, those of other sizes last. */
export function sortSizes<Value>(values: readonly Value[], sizeOf: (value: Value) => string): readonly Value[] {
  const rank = (value: Value) => {
    const index = SIZES.indexOf(sizeOf(value).toUpperCase());
    return index === -1 ? SIZES.length : index;
  };
  return values.toSorted((one, other) => rank(one) - rank(other));
}
