import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ListProducts } from '../../../core/backend/catalogue/ListProducts.ts';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import type { PageRenderer } from '../ServerOptions.ts';
import { serialisedProducts } from '../serialisedProducts.ts';
import { RenderedPages } from './RenderedPages.ts';

/** How long a document waits for the products, in ms. Then it is rendered with those that were known last. */
const PRODUCTS_WITHIN_MS = 500;

/** Sends the page of the request's URL. Resolves with false, and sends nothing, when the document of that page is a file. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply, origin: string) => Promise<boolean>;

/** Without a catalogue, or when rendering fails, the document is the file: the storefront then renders the page in the browser. */
export function makeSendPage(renderer: PageRenderer, listProducts: ListProducts): SendPage {
  const pages = new RenderedPages(renderer);
  const latestProducts = makeLatestProducts(listProducts);
  return async (request, reply, origin) => {
    const path = renderer.pathOf(request.url);
    if (path === undefined) return false;
    try {
      const products = await latestProducts();
      if (products === undefined) return false;
      const { status, document } = await pages.page(
        path,
        { products, version: serialisedProducts(products).etag },
        origin,
      );
      reply.code(status).header('cache-control', 'no-cache').type('text/html; charset=utf-8');
      await document.send(request, reply);
      return true;
    } catch (error) {
      request.log.error({ err: error }, 'A page could not be rendered');
      return false;
    }
  };
}

/** The products, or those of the last time when the database is away or slow; undefined when there are none yet. */
function makeLatestProducts(listProducts: ListProducts): () => Promise<readonly Product[] | undefined> {
  let latest: readonly Product[] | undefined;
  const list = async () => {
    latest = await listProducts();
  };
  return async () => {
    await Promise.race([list().catch(() => undefined), wait(PRODUCTS_WITHIN_MS, undefined, { ref: false })]);
    return latest;
  };
}
