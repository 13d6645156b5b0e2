import { expect, it } from 'vitest';
import { creatorListingPath, creatorPath, creatorView } from './creatorView.ts';

it('A creator is shown with a portrait, a letter in its place and the way to the pieces', () => {
  expect(creatorView('@meher.makes')).toEqual({
    handle: '@meher.makes',
    path: '/creators/meher.makes',
    portrait: '/pictures/creators/meher.makes.svg',
    initial: 'M',
  });
  expect(creatorView('ila/indigo').portrait).toBe('/pictures/creators/ila%2Findigo.svg');
  expect(creatorView('@').initial).toBe('@');
});

it('A handle leads to a page at one address, however it is spelt, and to the listing of the pieces', () => {
  expect(creatorPath('@Meher.Makes')).toBe('/creators/meher.makes');
  expect(creatorPath('ila/indigo')).toBe('/creators/ila%2Findigo');
  expect(creatorListingPath('@meher.makes')).toBe('/product-listing?creator=@meher.makes');
});
