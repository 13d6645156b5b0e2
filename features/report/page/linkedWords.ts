import { type GlossaryWord, placeOfWord, wordParts } from '../glossary.ts';
import { type Html, html } from './html.ts';

/** A text in which the words of the glossary lead to their entries. */
export function linkedWords(text: string): readonly Html[] {
  return wordParts(text).map(({ text: part, word }) => (word === undefined ? html`${part}` : wordLink(word, part)));
}

/** A link to a word's entry. */
export function wordLink(word: GlossaryWord, text: string): Html {
  return html`<a class="word" href="#${placeOfWord(word)}" title="${word.meaning}">${text}</a>`;
}
