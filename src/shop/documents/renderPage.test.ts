import { describe, expect, it } from 'vitest';
import { type PageName, routes } from '../pages.ts';
import { renderPage } from './renderPage.tsx';

async function rendered(name: PageName): Promise<string> {
  const page = routes.find((route) => route.name === name);
  if (page === undefined) throw new Error(`There is no page ${name}`);
  return (await renderPage(page)).html;
}

describe('A page rendered at build time', () => {
  it('is home as a visitor first sees it, below the spinner [spec 2.spinner]', async () => {
    const html = await rendered('home');
    expect(html).toContain('Shop Now');
    expect(html).toContain('New Arrivals');
    expect(html).toContain('Shop By Categories');
    expect(html).toMatch(/role="status" data-spinner="true"/);
  });

  it('is the listing while its products are loading', async () => {
    const html = await rendered('listing');
    expect(html).toMatch(/<h1[^>]*>Products<\/h1>/);
    expect(html).toContain('Loading products');
  });

  it('counts as pending, since nothing on it works yet', async () => {
    expect(await rendered('home')).toMatch(/<main[^>]* data-pending="true"/);
  });

  it('needs no script of its own to be put together', async () => {
    for (const name of ['home', 'listing'] as const) expect(await rendered(name)).not.toContain('<script');
  });

  it('is a mere frame for every other address', async () => {
    const { html, head } = await renderPage(undefined);
    expect(html).toContain('Loading page');
    expect(html).not.toContain('<h1');
    expect(head.title).toBe('Creator Row');
  });
});
