import { expect, it } from 'vitest';
import { handlesOfCreator } from './handlesOfCreator.ts';

const handles = ['@maya', '@zoya', 'maya'];

it.each(['maya', 'MAYA', '@Maya', ' @maya '])('A creator is found as %s', (handle) => {
  expect(handlesOfCreator(handles, handle)).toEqual(['@maya', 'maya']);
});

it.each(['', '@', 'may', 'a@maya', '@@maya'])('No creator is found as %s', (handle) => {
  expect(handlesOfCreator(handles, handle)).toEqual([]);
});
