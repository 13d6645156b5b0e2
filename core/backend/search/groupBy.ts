type Group<Item> = { readonly key: string; readonly first: Item };

/** Groups items by a key. Returns the groups in order of their first items, and for each item the index of its group. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const groups: Group<Item>[] = [];
  const indexes = new Map<string, number>();
  const groupOf = Uint32Array.from(items, (item) => {
    const key = keyOf(item);
    const index = indexes.get(key) ?? groups.push({ key, first: item }) - 1;
    indexes.set(key, index);
    return index;
  });
  return { groups, groupOf };
}
