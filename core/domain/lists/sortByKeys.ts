/** An item with a key that is unique in its list. */
export type Keyed = { readonly key: string };

/** Returns the items in the given order of keys. Items whose key is not in it come last, in their present order. */
export function sortByKeys<Item extends Keyed>(items: readonly Item[], keys: readonly string[]): readonly Item[] {
  if (keys.length === 0) return items;
  const indexes = new Map(keys.map((key, index) => [key, index]));
  const indexOf = ({ key }: Item) => indexes.get(key) ?? keys.length;
  return items.toSorted((one, other) => indexOf(one) - indexOf(other));
}
