import { joinedWord } from '../../text/joinedWord.ts';

/** Words that mean the same to shoppers, as the shop's settings have them: a line a group, with commas between its words. */
export const FIRST_SYNONYMS = `kurti, kurta
tee, t-shirt
bag, tote, handbag, backpack
trousers, pants
jumper, sweater, pullover
women, ladies, girls
men, gents, boys`;

/** Returns the groups of such a text, their words as {@link joinedWord} leaves them; an empty one for a line without words. */
export function synonymGroups(text: string): readonly (readonly string[])[] {
  return text.split('\n').map((line) => [...new Set(line.split(',').map(joinedWord))].filter((word) => word !== ''));
}
