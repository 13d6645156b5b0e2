import type { Keyed } from './sortByKeys.ts';

/** Returns the list with the item before the one that has this key; at the end when none has it. */
export function insertBefore<Item extends Keyed>(
  items: readonly Item[],
  item: Item,
  key: string | undefined,
): readonly Item[] {
  const index = items.findIndex((other) => other.key === key);
  return items.toSpliced(index < 0 ? items.length : index, 0, item);
}
