import { describe, expect, it } from 'vitest';
import { isolated } from './isolated.ts';

describe('A name in a sentence', () => {
  it.each(['שמלת ערב!', 'فستان سهرة!', 'Dress שמלה', '@ﬡ', 'كﷺ', 'ﻳ', '\u{10840}', '\u{1e900}', 'a\u202eb'])(
    'is isolated when it is written from right to left, or has what turns the direction: %s',
    (name) => {
      expect(isolated(name)).toBe(`\u2068${name}\u2069`);
    },
  );

  it.each(['', 'Sun T-Shirt, 100% cotton!', 'Süße Küsse', 'साड़ी', '夏のドレス', '👗 €5 ❤️', 'Ωραίο', 'Платье'])(
    'is as it is otherwise: "%s"',
    (name) => {
      expect(isolated(name)).toBe(name);
    },
  );
});
