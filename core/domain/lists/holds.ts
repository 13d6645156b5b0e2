import type { Keyed } from './inOrder.ts';

/** Whether something with this key is in the list. */
export function holds(list: readonly Keyed[], key: string): boolean {
  return list.some((item) => item.key === key);
}
