import { expect, it } from 'vitest';
import { CARRIERS, trackingUrl } from './trackingUrl.ts';

it.each([...CARRIERS, 'blue  dart', ' India Post', 'XpressBees'])('%s has a page', (carrier) => {
  expect(new URL(trackingUrl(carrier, '12 34/?') ?? '').protocol).toBe('https:');
});

it('The page is that of the parcel, whatever is written as its number', () => {
  expect(trackingUrl('Delhivery', '12/../?')).toBe('https://www.delhivery.com/track-v2/package/12%2F..%2F%3F');
});

it.each(['Own rider', '', 'constructor', 'https://evil.example'])('"%s" has none', (carrier) => {
  expect(trackingUrl(carrier, '1')).toBeUndefined();
});
