import { foldText } from '../../text/foldText.ts';
import { joinTexts } from '../../text/JoinedTexts.ts';

/** Returns the positions of at most `limit` phrases that contain a text of {@link foldText}, the best matches first. */
export type FindPhrases = (text: string, limit: number) => readonly number[];

/** Before each phrase; none is within one. */
const START = '\t';

/**
 * Builds an index over phrases such as product names. A phrase that begins with the text comes first, then one with a word that
 * begins with it, then one that contains it anywhere; equals keep their order. Case and accents do not count.
 */
export function buildPhraseIndex(phrases: readonly string[]): FindPhrases {
  const joined = joinTexts(phrases.map((phrase) => `${START}${foldText(phrase)}`));
  return (wanted, limit) => {
    const found = new Set<number>();
    for (const before of joined.hold(wanted) ? [START, ' ', ''] : []) {
      if (found.size === limit) break;
      joined.visit(before + wanted, (index) => found.add(index).size < limit);
    }
    return [...found];
  };
}
