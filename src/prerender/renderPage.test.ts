import { describe, expect, it } from 'vitest';
import { paths } from '../navigation/paths.ts';
import { renderPage } from './renderPage.tsx';
// The pages themselves, so that no test waits for them to be read.
import '../catalogue/ListingPage.tsx';
import '../home/HomePage.tsx';

describe('A page drawn when the shop is built', () => {
  it('is home as a visitor first sees it, below the spinner [spec 2.spinner]', async () => {
    const html = await renderPage({ path: paths.home });
    expect(html).toContain('Shop Now');
    expect(html).toContain('New Arrivals');
    expect(html).toContain('Shop By Categories');
    expect(html).toMatch(/role="status" data-spinner="true"/);
  });

  it('is the listing while its products are loading', async () => {
    const html = await renderPage({ path: paths.listing });
    expect(html).toMatch(/<h1[^>]*>Products<\/h1>/);
    expect(html).toContain('Loading products');
  });

  it('counts as busy, since nothing on it works yet', async () => {
    expect(await renderPage({ path: paths.home })).toMatch(/<main[^>]* aria-busy="true"/);
  });

  it('needs no script of its own to be put together', async () => {
    for (const path of [paths.home, paths.listing]) expect(await renderPage({ path })).not.toContain('<script');
  });

  it('is a mere frame for every other address', async () => {
    const html = await renderPage('any other page');
    expect(html).toContain('Loading page');
    expect(html).not.toContain('<h1');
  });
});
