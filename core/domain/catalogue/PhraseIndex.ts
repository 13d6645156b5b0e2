import { foldText } from '../text/foldText.ts';

/** Returns the positions of at most `limit` phrases that contain a text of {@link foldText}, the best matches first. */
export type FindPhrases = (text: string, limit: number) => readonly number[];

/**
 * Builds an index over phrases such as product names. A phrase that begins with the text comes first, then one with a word that
 * begins with it, then one that contains it anywhere; equals keep their order. Case and accents do not count.
 *
 * The phrases are lines of one string. The beginnings of lines and words are known by their first character; only a text that
 * fewer of them have than are wanted is looked for in the whole string.
 */
export function buildPhraseIndex(phrases: readonly string[]): FindPhrases {
  const lines = phrases.map(foldText);
  const all = `\n${lines.join('\n')}\n`;
  const starts = lineStarts(lines);
  const beginnings = [beginningsAfter(all, '\n'), beginningsAfter(all, ' ')];

  return (wanted, limit) => {
    const found = new Set<number>();
    for (const byCharacter of beginnings) {
      const positions = byCharacter.get(wanted.charAt(0));
      if (positions !== undefined) addBeginnings(positions, wanted, limit, found);
    }
    addAnywhere(wanted, limit, found);
    return [...found];
  };

  function addBeginnings(positions: readonly number[], wanted: string, limit: number, found: Set<number>): void {
    for (const position of positions) {
      if (found.size === limit) return;
      if (all.startsWith(wanted, position)) found.add(lineAt(starts, position));
    }
  }

  function addAnywhere(wanted: string, limit: number, found: Set<number>): void {
    let from: number | undefined = 0;
    while (found.size < limit) {
      const at = all.indexOf(wanted, from);
      if (at === -1) return;
      const line = lineAt(starts, at);
      found.add(line);
      from = starts[line + 1];
    }
  }
}

/** The position of each line in the string, and of the string's end. */
function lineStarts(lines: readonly string[]): readonly number[] {
  const starts = [1];
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1);
  return starts;
}

/** The positions after each separator, by the character there. */
function beginningsAfter(all: string, separator: string): ReadonlyMap<string, readonly number[]> {
  const positions = new Map<string, number[]>();
  for (let at = all.indexOf(separator); at !== -1; at = all.indexOf(separator, at + 1)) {
    const character = all.charAt(at + 1);
    const before = positions.get(character);
    if (before === undefined) positions.set(character, [at + 1]);
    else before.push(at + 1);
  }
  return positions;
}

/** The index of the last start that is not after the position. */
function lineAt(starts: readonly number[], position: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}
