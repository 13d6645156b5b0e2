import { expect, it } from 'vitest';
import { Closers } from './Closers.ts';

it('Closes what was opened last first, everything once, and also when one fails', async () => {
  const closed: string[] = [];
  const closers = new Closers();
  closers.add(async () => closed.push('database'));
  closers.add(async () => {
    throw new Error('The stand-in cannot close');
  });
  closers.add(async () => closed.push('server'));
  await expect(closers.close()).rejects.toThrow('The stand-in cannot close');
  expect(closed).toEqual(['server', 'database']);
  await closers.close();
  expect(closed).toEqual(['server', 'database']);
});
