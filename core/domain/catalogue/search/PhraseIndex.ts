import { foldText } from '../../text/foldText.ts';
import { startJoining } from '../../text/JoinedTexts.ts';
import type { PieceList } from './PieceEntries.ts';

/** Returns the positions of at most `limit` phrases that contain a text of {@link foldText}, the best matches first. */
export type FindPhrases = (text: string, limit: number) => readonly number[];

/** Before each phrase; none is within one. */
const START = '\t';

/**
 * Builds an index over phrases such as product names. A phrase that begins with the text comes first, then one with a word that
 * begins with it, then one that contains it anywhere; equals keep their order. Case and accents do not count.
 */
export function buildPhraseIndex(phrases: Pick<PieceList<string>, 'length' | 'at'>): FindPhrases {
  const { add, join } = startJoining();
  for (let index = 0; index < phrases.length; index += 1) add(`${START}${foldText(phrases.at(index) ?? '')}`);
  const joined = join();
  return (wanted, limit) => {
    const found = new Set<number>();
    for (const before of joined.hold(wanted) ? [START, ' ', ''] : []) {
      if (found.size === limit) break;
      joined.visit(before + wanted, (index) => found.add(index).size < limit);
    }
    return [...found];
  };
}
