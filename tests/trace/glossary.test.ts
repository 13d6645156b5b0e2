import { describe, expect, it } from 'vitest';
import { glossary, wordParts } from '../../features/report/glossary.ts';
import { readFeatures } from '../../features/report/readFeatures.ts';
import { allStatements } from '../../features/statements/allStatements.ts';

const sentences = [
  ...allStatements.flatMap(({ statements }) => statements.map(({ text }) => text)),
  ...readFeatures().flatMap(({ rules }) => rules.flatMap(({ name, description }) => [name, description])),
];
const linked = (text: string) =>
  wordParts(text).flatMap(({ text: part, word }) => (word ? [`${part}: ${word.word}`] : []));

describe('The glossary', () => {
  it('has no word and no form twice', () => {
    const all = glossary.flatMap(({ forms }) => forms);
    expect(new Set(all).size).toBe(all.length);
    expect(new Set(glossary.map(({ word }) => word)).size).toBe(glossary.length);
  });

  it('has only words and forms that a rule or a statement uses', () => {
    const used = new Set(sentences.flatMap((text) => forms(text)));
    expect(glossary.flatMap((word) => word.forms).filter((form) => !used.has(form))).toEqual([]);
  });

  it('finds a word where it is first, in any case, the longest form of a word, and never a part of a word', () => {
    expect(linked('Wishlist and wishlist')).toEqual(['Wishlist: wishlist']);
    expect(linked('A visitor reads news')).toEqual(['visitor: visitor', 'news: short news']);
    expect(linked('a mock back-end')).toEqual(['mock back-end: the mock']);
    expect(linked('pieceworks and wishlisting')).toEqual([]);
    expect(wordParts('a heart b').map(({ text }) => text)).toEqual(['a ', 'heart', ' b']);
  });
});

/** Every form of a word that a text has, in lower case. */
function forms(text: string): readonly string[] {
  return wordParts(text)
    .filter((_part, index) => index % 2 === 1)
    .map((part) => part.text.toLowerCase());
}
