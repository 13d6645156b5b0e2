import { expect, it } from 'vitest';
import { creatorView } from './creatorView.ts';

it('A creator is shown with a portrait, a letter in its place and the way to the pieces', () => {
  expect(creatorView('@meher.makes')).toEqual({
    handle: '@meher.makes',
    path: '/product-listing?creator=@meher.makes',
    portrait: '/pictures/creators/meher.makes.svg',
    initial: 'M',
  });
  expect(creatorView('ila/indigo').portrait).toBe('/pictures/creators/ila%2Findigo.svg');
  expect(creatorView('@').initial).toBe('@');
});
