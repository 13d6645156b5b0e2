export type Group<Item> = { readonly key: string; readonly first: Item; readonly members: number[] };

/** Groups items by a key. Returns the groups, with the indexes of their members, and for each item the index of its group. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const groups: Group<Item>[] = [];
  const indexes = new Map<string, number>();
  const groupOf = Uint32Array.from(items, (item, member) => {
    const key = keyOf(item);
    const index = indexes.get(key) ?? groups.push({ key, first: item, members: [] }) - 1;
    indexes.set(key, index);
    groups[index]?.members.push(member);
    return index;
  });
  return { groups, groupOf };
}
