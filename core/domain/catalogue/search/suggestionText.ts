import { foldText } from '../../text/foldText.ts';

/** The longest text that anything is suggested for, in characters without what {@link foldText} removes. */
export const SUGGESTION_TEXT_LIMIT = 100;

/** Returns the text that is looked for; undefined when nothing is suggested for it: without letters and digits, or too long. */
export function suggestionText(text: string): string | undefined {
  const wanted = foldText(text);
  return wanted === '' || wanted.length > SUGGESTION_TEXT_LIMIT ? undefined : wanted;
}
