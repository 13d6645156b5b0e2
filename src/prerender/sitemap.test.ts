import { expect, it } from 'vitest';
import { sitemap } from './sitemap.ts';

it('The site map names every page by its whole address', () => {
  const xml = sitemap('https://shop.example', ['/', '/product-listing']);
  expect([...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://shop.example/',
    'https://shop.example/product-listing',
  ]);
});
