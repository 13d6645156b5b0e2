import { foldText } from './foldText.ts';

/** Returns how a word is looked up: `tshirt` for `T-Shirt`. */
export function joinedWord(text: string): string {
  return foldText(text).replaceAll(' ', '');
}
