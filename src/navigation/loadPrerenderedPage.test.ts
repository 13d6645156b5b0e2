// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { MemoryClock } from '../../adapters/memory/MemoryClock.ts';
import { loadPrerenderedPage } from './loadPrerenderedPage.ts';
// The pages themselves, so that no test waits for them to be read.
import '../catalogue/ListingPage.tsx';
import '../home/HomePage.tsx';

describe('A page that stands in the document already', () => {
  it('is fetched before the living shop takes its place', async () => {
    expect(Object.keys(await loadPrerenderedPage('/', '/', new MemoryClock()))).toEqual(['Home']);
    expect(Object.keys(await loadPrerenderedPage('/product-listing', '/product-listing', new MemoryClock()))).toEqual([
      'Listing',
    ]);
  });

  it.each([
    ['', '/cart'],
    ['/', '/cart'],
    ['', '/'],
  ])('is not waited for where "%s" was drawn and %s is asked for', async (drawn, path) => {
    expect(await loadPrerenderedPage(drawn, path, new MemoryClock())).toEqual({});
  });
});
