import { placeOfWord, wordParts } from '../glossary.ts';
import { type Html, html } from './html.ts';

/** A text in which the words of the glossary lead to their entries. */
export function linkedWords(text: string): readonly Html[] {
  return wordParts(text).map(({ text: part, word }) =>
    word === undefined
      ? html`${part}`
      : html`<a class="word" href="#${placeOfWord(word)}" title="${word.meaning}">${part}</a>`,
  );
}
