import { expect, test } from 'vitest';
import { listText } from './listText.ts';

test.each([[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']])(
  'words are listed as Intl.ListFormat lists them: %s %s %s %s',
  (...words) => {
    const listed = words.filter((word): word is string => word !== undefined);
    expect(listText(listed, 'and')).toBe(new Intl.ListFormat('en-IN').format(listed));
    expect(listText(listed, 'or')).toBe(new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(listed));
  },
);
