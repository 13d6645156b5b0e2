import { expect, it } from 'vitest';
import { creatorIn } from './creatorIn.ts';

it.each([
  ['/creators/meher.makes', 'meher.makes'],
  ['/creators/ila%2Findigo?from=share#top', 'ila/indigo'],
  ['/creators/@maya/', '@maya'],
  ['/creators/50%off', '50%off'],
  ['/creators', undefined],
  ['/product-listing', undefined],
])('The creator at %s is %s', (path, handle) => {
  expect(creatorIn(path)).toBe(handle);
});
