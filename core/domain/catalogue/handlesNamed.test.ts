import { expect, it } from 'vitest';
import { handlesNamed } from './handlesNamed.ts';

it.each(['maya', 'MAYA', '@Maya', ' @maya '])('The creator written %s has the handles of their name', (spelling) => {
  expect(handlesNamed(spelling)).toEqual(['@maya', 'maya']);
});

it('A second @ belongs to the name', () => {
  expect(handlesNamed('@@maya')).toEqual(['@@maya']);
});

it.each(['', '@', ' '])('"%s" names nobody', (spelling) => {
  expect(handlesNamed(spelling)).toEqual([]);
});
