/** Gives equal keys the same number, from 0 on in the order in which they come, and keeps a value for each. */
export type Numbering<Key, Value> = {
  /** Returns the number of the key. A new one gets the next, with the value that `make` returns. */
  numberOf(key: Key, make: () => Value): number;
  /** The values by their numbers. */
  readonly values: readonly Value[];
};

export function makeNumbering<Key, Value>(): Numbering<Key, Value> {
  const numbers = new Map<Key, number>();
  const values: Value[] = [];
  return {
    numberOf(key, make) {
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, values.length);
      return values.push(make()) - 1;
    },
    values,
  };
}
