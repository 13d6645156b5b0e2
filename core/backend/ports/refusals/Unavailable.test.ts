import { expect, it } from 'vitest';
import { ProviderUnavailable, ProviderUnreachable } from '../orders/ForCollectingPayments.ts';
import { Unavailable } from './Unavailable.ts';

it.each([
  [new Unavailable('no answer'), 'Unavailable: no answer'],
  [new ProviderUnavailable('no answer'), 'ProviderUnavailable: no answer'],
  [new ProviderUnreachable('no answer'), 'ProviderUnreachable: no answer'],
])('An error has a name and a message for the log: %s', (error, text) => {
  expect(String(error)).toBe(text);
});
