import type { Keyed } from './sortByKeys.ts';

/** Whether the list has an item with this key. */
export function includesKey(list: readonly Keyed[], key: string): boolean {
  return list.some((item) => item.key === key);
}
