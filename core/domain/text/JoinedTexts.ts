import { growingIntegers } from '../lists/GrowingColumn.ts';

/** Many texts, joined into one: one search of a long string is faster than searches of many short ones. */
export type JoinedTexts = {
  /** How many texts there are. */
  readonly length: number;
  /** Returns the text at this index. */
  at(index: number): string;
  /** All of them, with a line break between two. */
  readonly joined: string;
  /** Visits the indexes of the texts that hold this one, in order, until `visit` returns false. */
  visit(held: string, visit: (index: number) => boolean): void;
  /** Whether one of the texts holds this one. */
  hold(held: string): boolean;
};

/** How many texts are joined at once while they come, so that few are in memory one by one. */
const CHUNK = 1_000;

export function joinTexts(texts: Iterable<string>): JoinedTexts {
  const { add, join } = startJoining();
  for (const text of texts) add(text);
  return join();
}

/** Joins texts that come one after the other. */
export function startJoining() {
  const joined: string[] = [];
  let chunk: string[] = [];
  /** Where each text begins; behind the last, where one more would. */
  const starts = growingIntegers();
  let end = 0;
  starts.push(0);
  return {
    add(text: string): void {
      chunk.push(text);
      end += text.length + 1;
      starts.push(end);
      if (chunk.length < CHUNK) return;
      joined.push(chunk.join('\n'));
      chunk = [];
    },
    join: () => joinedTexts([...joined, ...(chunk.length > 0 ? [chunk.join('\n')] : [])].join('\n'), starts.numbers()),
  };
}

function joinedTexts(joined: string, starts: Uint32Array): JoinedTexts {
  const length = starts.length - 1;
  const startOf = (index: number) => starts[index] ?? 0;

  const visit: JoinedTexts['visit'] = (held, visitOne) => {
    let index = 0;
    let at = joined.indexOf(held);
    while (at !== -1 && index < length) {
      while (startOf(index + 1) <= at) index += 1;
      const isWithin = at + held.length < startOf(index + 1);
      if (isWithin && !visitOne(index)) return;
      if (isWithin) index += 1;
      at = joined.indexOf(held, isWithin ? startOf(index) : at + 1);
    }
  };
  return {
    ...{ length, joined },
    at: (index) => joined.slice(startOf(index), startOf(index + 1) - 1),
    visit,
    hold: (held) => {
      let isHeld = false;
      visit(held, () => {
        isHeld = true;
        return false;
      });
      return isHeld;
    },
  };
}
