import { expect, it } from 'vitest';
import { creatorData } from './creatorData.ts';

const facts = { total: 2, pieces: [], categories: ['bags'], lowestPrice: 100, highestPrice: 20000 };

it('A creator for search engines is a person with a page and pieces', () => {
  expect(JSON.parse(creatorData({ ...facts, handle: '@Maya' }, 'https://shop.example'))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: 'https://shop.example/creators/maya',
    mainEntity: {
      '@type': 'Person',
      name: '@Maya',
      description: '2 pieces: bags, ₹1 to ₹200',
      url: 'https://shop.example/creators/maya',
    },
  });
});

it('A handle never ends the script that the data are in', () => {
  expect(creatorData({ ...facts, handle: '</script>' }, '')).not.toContain('<');
});
