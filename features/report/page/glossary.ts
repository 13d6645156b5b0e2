import { glossary, placeOfWord } from '../glossary.ts';
import { type Html, html } from './html.ts';

/** The words of the specification with their meanings, in alphabetical order. */
export function glossaryView(): Html {
  const words = glossary.toSorted((one, other) => one.word.localeCompare(other.word));
  return html`<section class="glossary" id="glossary" aria-labelledby="title-glossary">
<h2 id="title-glossary">Words</h2>
<dl>${words.map((one) => html`<div id="${placeOfWord(one)}" tabindex="-1"><dt>${one.word}</dt><dd>${one.meaning}</dd></div>`)}</dl>
</section>`;
}
