import { expect, it } from 'vitest';
import { creatorName } from './creatorName.ts';

it.each([
  [' @Maya ', 'maya'],
  ['m@ya', 'm@ya'],
])('The name of the creator "%s" is %s', (handle, name) => {
  expect(creatorName(handle)).toBe(name);
});
