import { describe, expect, it } from 'vitest';
import { makeProductSearch } from '../../../core/domain/catalogue/ProductSearch.ts';
import type { PageRenderer } from '../ServerOptions.ts';
import { RenderedPages } from './RenderedPages.ts';
import { renderInTurn } from './renderInTurn.ts';

const CATALOGUE = { products: [], search: makeProductSearch([]), version: 1 };
const ORIGIN = 'https://shop.example';
const LENGTH = 10;

/** Pages of 10 bytes. `rendered` has the paths that were rendered. */
function pagesOf(render?: PageRenderer['render'], mostBytes?: number) {
  const rendered: string[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  const renderer: PageRenderer = {
    pathOf: (url) => url,
    sitemap: () => [],
    renderCart: async () => '',
    example: '',
    async render(path, catalogue, origin) {
      rendered.push(path);
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      await new Promise((resolve) => setImmediate(resolve));
      atOnce -= 1;
      return render?.(path, catalogue, origin) ?? { status: 200, html: path.padEnd(LENGTH) };
    },
  };
  const pages = new RenderedPages(renderInTurn(renderer), mostBytes);
  const ask = (path: string, catalogue = CATALOGUE, origin = ORIGIN) => pages.page(path, catalogue, origin);
  return { ask, rendered, mostAtOnce: () => mostAtOnce };
}

describe('Rendered pages', () => {
  it('are rendered once, also when several ask at once', async () => {
    const { ask, rendered } = pagesOf();
    const [one, other] = await Promise.all([ask('/'), ask('/')]);
    expect(one).toBe(other);
    expect(await ask('/')).toBe(one);
    expect(rendered).toEqual(['/']);
  });

  it('are rendered one after the other', async () => {
    const { ask, rendered, mostAtOnce } = pagesOf();
    await Promise.all(['/a', '/b', '/c'].map((path) => ask(path)));
    expect([rendered, mostAtOnce()]).toEqual([['/a', '/b', '/c'], 1]);
  });

  it('are rendered for each origin, and again for another catalogue', async () => {
    const { ask, rendered } = pagesOf();
    await ask('/');
    await ask('/', CATALOGUE, 'https://other.example');
    await ask('/', { ...CATALOGUE, version: 2 });
    await ask('/', { ...CATALOGUE, version: 2 });
    expect(rendered).toEqual(['/', '/', '/']);
  });

  it('of an earlier catalogue are not kept when another came meanwhile', async () => {
    const { ask, rendered } = pagesOf();
    const early = ask('/');
    await Promise.all([early, ask('/', { ...CATALOGUE, version: 2 })]);
    await ask('/', { ...CATALOGUE, version: 2 });
    expect(rendered).toEqual(['/', '/']);
  });

  it('that are missing or fail are not kept', async () => {
    const { ask, rendered } = pagesOf(async (path) => {
      if (path === '/broken') throw new Error('broken');
      return { status: 404, html: path };
    });
    for (let time = 0; time < 2; time += 1) {
      expect((await ask('/missing')).status).toBe(404);
      await expect(ask('/broken')).rejects.toThrow('broken');
    }
    expect(rendered).toEqual(['/missing', '/broken', '/missing', '/broken']);
  });

  it('are kept up to so many bytes, the least recently used not', async () => {
    const { ask, rendered } = pagesOf(undefined, 2 * LENGTH);
    for (const path of ['/a', '/b', '/a', '/c', '/a', '/b']) await ask(path);
    expect(rendered).toEqual(['/a', '/b', '/c', '/b']);
  });

  it('are refused when too many wait, and rendered again later', async () => {
    const { ask } = pagesOf();
    const asked = await Promise.allSettled(Array.from({ length: 101 }, (_, at) => ask(`/${at}`)));
    expect(asked.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect((await ask('/100')).status).toBe(200);
  });
});
