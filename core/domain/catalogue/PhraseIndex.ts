import { foldText } from '../text/foldText.ts';

/** Returns the positions of at most `limit` phrases that contain a text of {@link foldText}, the best matches first. */
export type FindPhrases = (text: string, limit: number) => readonly number[];

/**
 * Builds an index over phrases such as product names. A phrase that begins with the text comes first, then one with a word that
 * begins with it, then one that contains it anywhere; equals keep their order. Case and accents do not count. The phrases are
 * lines of one string, because one search of a long string is faster than searches of many short ones.
 */
export function buildPhraseIndex(phrases: readonly string[]): FindPhrases {
  const lines = phrases.map(foldText);
  const all = `\n${lines.join('\n')}\n`;
  /** The position of the line break before each line. */
  const breaks = [0];
  for (const line of lines) breaks.push((breaks.at(-1) ?? 0) + 1 + line.length);

  return (wanted, limit) => {
    const found = new Set<number>();
    for (const before of ['\n', ' ', '']) {
      let at = all.indexOf(before + wanted);
      let line = 0;
      while (at !== -1 && found.size < limit) {
        while ((breaks[line + 1] ?? all.length) <= at) line += 1;
        found.add(line);
        at = all.indexOf(before + wanted, at + 1);
      }
    }
    return [...found];
  };
}
