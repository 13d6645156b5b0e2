import { expect, it } from 'vitest';
import { tokenIn } from './tokenIn.ts';

it.each([
  ['/reset-password?token=t%2Fk', 't/k'],
  ['/verify-email?a=b&token=t#top', 't'],
  ['/reset-password?token=', ''],
  ['/reset-password', ''],
])('The token of %s is %j', (path, token) => {
  expect(tokenIn(path)).toBe(token);
});
