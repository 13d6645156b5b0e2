import { fileURLToPath } from 'node:url';
import type { PageRenderer, StorefrontOptions } from '../../adapters/fastify/ServerOptions.ts';

/** Renders the names in the cart, whatever the path. */
export const renderer: PageRenderer = {
  pathOf: () => undefined,
  render: () => Promise.reject(new Error('No document is rendered')),
  openFor: async (path, { session, fetch }) => {
    const response = await fetch('/api/user/cart', { headers: { authorization: session.token } });
    const answer: { readonly cart: readonly { readonly name: string }[] } = await response.json();
    const names = answer.cart.map(({ name }) => name);
    return { answers: { '/user/cart': answer }, render: async () => `${session.firstName} ${path} ${names}` };
  },
  sitemap: () => [],
  example: '',
};

/** A storefront without documents. */
export const storefront: StorefrontOptions = {
  folder: fileURLToPath(new URL('../../public', import.meta.url)),
  renderer,
};
