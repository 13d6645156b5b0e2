import { fileURLToPath } from 'node:url';
import type { PageRenderer, StorefrontOptions } from '../../adapters/fastify/ServerOptions.ts';

/** Renders the names in a cart. */
export const renderer: PageRenderer = {
  pathOf: () => undefined,
  render: () => Promise.reject(new Error('No document is rendered')),
  renderCart: async (lines) => lines.map(({ name }) => `<li>${name}</li>`).join(''),
  sitemap: () => [],
  example: '',
};

/** A storefront without documents. */
export const storefront: StorefrontOptions = {
  folder: fileURLToPath(new URL('../../public', import.meta.url)),
  renderer,
};
