import { synonymGroups } from '../catalogue/wider/synonyms.ts';

/** The maximum length of the words that mean the same, in characters. */
export const SYNONYMS_LIMIT = 5_000;
const MOST_LINES = 100;
const MOST_WORDS = 10;

/** Returns a text for each line that makes no sense; none when all do. Empty lines are left out. */
export function synonymFaults(text: string): readonly string[] {
  const lines = text.split('\n');
  const faults = lines.flatMap((line, at) => {
    const fault = line.trim() === '' ? undefined : lineFault(line);
    return fault === undefined ? [] : [`Line ${at + 1}: ${fault}`];
  });
  return lines.length > MOST_LINES ? [`There are more than ${MOST_LINES} lines`, ...faults] : faults;
}

function lineFault(line: string): string | undefined {
  const words = synonymGroups(line).flat();
  const two = line.split(',').find((word) => /\s/.test(word.trim()));
  if (two !== undefined) return `“${two.trim()}” is more than one word; put commas between words`;
  if (words.length < 2) return 'write two words or more, with commas between them';
  return words.length > MOST_WORDS ? `write at most ${MOST_WORDS} words` : undefined;
}
