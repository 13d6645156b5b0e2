import { isDeepStrictEqual } from 'node:util';
import { applyOperation } from './applyOperation.ts';
import type { Operation, ShopperState } from './ShopperState.ts';

/** An operation, and whether the shopper saw that it was done. Without an answer it is done or not. */
export type HistoryEntry = { readonly operation: Operation; readonly outcome: 'acknowledged' | 'lost' };

/** Returns what is wrong with the state that was found after a history that began with `start`; nothing when it explains the state. */
export function historyFaults(
  start: ShopperState,
  history: readonly HistoryEntry[],
  found: ShopperState,
): readonly string[] {
  const possible = possibleStates(start, history);
  if (possible.some((state) => isDeepStrictEqual(state, found))) return [];
  const parts = ['cart', 'addresses', 'orders'] as const;
  const wrong = parts.filter((part) => !possible.some((state) => isDeepStrictEqual(state[part], found[part])));
  return (wrong.length === 0 ? parts : wrong).map((part) => {
    const allowed = possible.map((state) => JSON.stringify(state[part])).join(' or ');
    return `${part}: found ${JSON.stringify(found[part])} instead of ${allowed}`;
  });
}

/** Returns each state that the history allows, once. */
function possibleStates(start: ShopperState, history: readonly HistoryEntry[]): readonly ShopperState[] {
  let states: readonly ShopperState[] = [start];
  for (const { operation, outcome } of history) {
    const changed = states.map((state) => applyOperation(state, operation));
    states = outcome === 'lost' ? [...states, ...changed] : changed;
    states = states.filter((state, index) => states.findIndex((other) => isDeepStrictEqual(state, other)) === index);
  }
  return states;
}
