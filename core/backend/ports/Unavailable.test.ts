import { expect, it } from 'vitest';
import { Unavailable } from './Unavailable.ts';

it('Unavailable has a name and a message for the log', () => {
  expect(String(new Unavailable('The database does not answer'))).toBe('Unavailable: The database does not answer');
});
