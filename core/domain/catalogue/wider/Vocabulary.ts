import { joinedWord } from '../../text/joinedWord.ts';
import { isOneEdit } from './isOneEdit.ts';
import { type Synonyms, wordForms } from './wordForms.ts';

/** Words as they are written, by how they are looked up: folded and without spaces. */
export type Vocabulary = {
  /** The words that are a form of this one; see {@link wordForms}. */
  exact(word: string): readonly string[];
  /** The words that begin with it, from three characters on. */
  beginning(word: string): readonly string[];
  /** The words that are one edit away, from five characters on. */
  edited(word: string): readonly string[];
};

const FEWEST_TO_BEGIN = 3;
const FEWEST_TO_EDIT = 5;
/** An edit changes two neighbours at most: of five characters, the first two or the last two stay. */
const SAME = 2;

/** @param entries The texts by which a word is found, each with the word as it is written; every pair once. */
export function buildVocabulary(
  entries: readonly (readonly [text: string, written: string])[],
  synonyms: Synonyms,
): Vocabulary {
  const words = new Map<string, string[]>();
  for (const [text, word] of entries) append(words, joinedWord(text), word);
  words.delete('');
  const keys = [...words.keys()];
  const starts = new Map<string, number[]>();
  const ends = new Map<string, number[]>();
  keys.forEach((key, at) => {
    append(starts, key.slice(0, SAME), at);
    append(ends, key.slice(-SAME), at);
  });
  const written = (key: string) => words.get(key) ?? [];
  const keysAt = (places: Iterable<number>) => [...places].flatMap((at) => keys.slice(at, at + 1));
  const startingAs = (word: string) => starts.get(word.slice(0, SAME)) ?? [];
  return {
    exact: (word) => wordForms(word, synonyms).flatMap(written),
    beginning: (word) =>
      word.length < FEWEST_TO_BEGIN
        ? []
        : keysAt(startingAs(word))
            .filter((key) => key.startsWith(word))
            .flatMap(written),
    edited: (word) => {
      if (word.length < FEWEST_TO_EDIT) return [];
      const near = new Set([...startingAs(word), ...(ends.get(word.slice(-SAME)) ?? [])]);
      const found = keysAt([...near].toSorted((one, other) => one - other)).filter((key) => isOneEdit(key, word));
      const lengths = [word.length, word.length + 1, word.length - 1];
      return lengths.flatMap((length) => found.filter((key) => key.length === length)).flatMap(written);
    },
  };
}

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
