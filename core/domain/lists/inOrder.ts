/** Whatever has a key of its own among others. */
export type Keyed = { readonly key: string };

/** The items in a remembered order of their keys; those it does not know come last, as they stood. */
export function inOrder<Item extends Keyed>(items: readonly Item[], order: readonly string[]): readonly Item[] {
  if (order.length === 0) return items;
  const places = new Map(order.map((key, place) => [key, place]));
  const placeOf = ({ key }: Item) => places.get(key) ?? order.length;
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}
