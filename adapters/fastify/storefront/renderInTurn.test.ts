import { expect, it } from 'vitest';
import { heldCatalogue } from '../../../core/backend/catalogue/Catalogue.ts';
import { searchEntries } from '../../../core/domain/testing/searchEntries.ts';
import { aSession } from '../../../core/storefront/testing/aSession.ts';
import type { PageRenderer } from '../ServerOptions.ts';
import { renderInTurn } from './renderInTurn.ts';

const CATALOGUE = {
  ...heldCatalogue({ products: [], version: 1 }, { synonyms: undefined }),
  search: searchEntries([]),
};
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** `rendered` has the paths that were rendered. */
function rendering() {
  const rendered: string[] = [];
  let atOnce = 0;
  const renderer: PageRenderer = {
    pathOf: (url) => url,
    sitemap: () => [],
    openFor: async (path) => ({ answers: {}, render: async () => (await renderer.render(path, CATALOGUE, '')).html }),
    example: '',
    async render(path) {
      rendered.push(path);
      atOnce += 1;
      await nextTurn();
      expect(atOnce).toBe(1);
      atOnce -= 1;
      return { status: 200, html: path };
    },
  };
  const { render, openFor } = renderInTurn(renderer);
  return {
    rendered,
    render: (path: string) => render(path, CATALOGUE, 'https://shop.example'),
    renderForShopper: async (path: string) => (await openFor(path, { session: aSession(), fetch })).render?.(),
  };
}

it('Pages are rendered one after the other', async () => {
  const { render, renderForShopper, rendered } = rendering();
  const all = await Promise.all([...['/a', '/b', '/c'].map(render), renderForShopper('/d')]);
  expect(all.map((page) => (typeof page === 'object' ? page.html : page))).toEqual(['/a', '/b', '/c', '/d']);
  expect(rendered).toEqual(['/a', '/b', '/c', '/d']);
});

it('A page is refused when too many wait, and rendered later', async () => {
  const { render } = rendering();
  const asked = await Promise.allSettled(Array.from({ length: 101 }, (_, at) => render(`/${at}`)));
  expect(asked.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect((await render('/100')).status).toBe(200);
});
