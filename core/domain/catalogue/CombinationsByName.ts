import type { ProductCodes } from './ProductColumns.ts';

/** The combinations of the products, grouped by name. A name's group begins at `starts[name]` and ends before `starts[name + 1]`. */
export type CombinationsByName = { readonly starts: Uint32Array; readonly combinations: Uint32Array };

export function groupByName({ combinationOf, nameOf }: ProductCodes, names: number): CombinationsByName {
  const starts = new Uint32Array(names + 1);
  for (const name of nameOf) starts[name + 1] = (starts[name + 1] ?? 0) + 1;
  let start = 0;
  starts.forEach((count, name) => {
    start += count;
    starts[name] = start;
  });
  const combinations = new Uint32Array(nameOf.length);
  const ends = starts.slice();
  nameOf.forEach((name, product) => {
    const at = ends[name] ?? 0;
    combinations[at] = combinationOf[product] ?? 0;
    ends[name] = at + 1;
  });
  return { starts, combinations };
}

/** Returns how many products of each of the `size` combinations have a name that matches. `matches` has 1 or 0 for each name. */
export function countByCombination(
  { starts, combinations }: CombinationsByName,
  size: number,
  matches: Uint8Array,
): Uint32Array {
  const counts = new Uint32Array(size);
  matches.forEach((isMatch, name) => {
    if (isMatch === 0) return;
    const end = starts[name + 1] ?? 0;
    for (let at = starts[name] ?? 0; at < end; at += 1) {
      const combination = combinations[at] ?? 0;
      counts[combination] = (counts[combination] ?? 0) + 1;
    }
  });
  return counts;
}
