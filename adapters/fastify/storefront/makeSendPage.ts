import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SearchCatalogue, SearchedCatalogue } from '../../../core/backend/catalogue/SearchCatalogue.ts';
import type { PageRenderer } from '../ServerOptions.ts';
import { RenderedPages } from './RenderedPages.ts';

/** How long a document waits for the products, in ms. Then it is rendered with those that were known last. */
const PRODUCTS_WITHIN_MS = 500;

/** Sends the page of the request's URL. Resolves with false, and sends nothing, when the document of that page is a file. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply, origin: string) => Promise<boolean>;

/** Without a catalogue, or when rendering fails, the document is the file: the storefront then renders the page in the browser. */
export function makeSendPage(renderer: PageRenderer, searchCatalogue: SearchCatalogue): SendPage {
  const pages = new RenderedPages(renderer);
  const latestCatalogue = makeLatestCatalogue(searchCatalogue);
  return async (request, reply, origin) => {
    const path = renderer.pathOf(request.url);
    if (path === undefined) return false;
    try {
      const catalogue = await latestCatalogue();
      if (catalogue === undefined) return false;
      const { status, document } = await pages.page(path, catalogue, origin);
      reply.code(status).header('cache-control', 'no-cache').type('text/html; charset=utf-8');
      await document.send(request, reply);
      return true;
    } catch (error) {
      request.log.error({ err: error }, 'A page could not be rendered');
      return false;
    }
  };
}

/** The catalogue, or that of the last time when the database is away or slow; undefined when there is none yet. */
function makeLatestCatalogue({ current }: SearchCatalogue): () => Promise<SearchedCatalogue | undefined> {
  let latest: SearchedCatalogue | undefined;
  const list = async () => {
    latest = await current();
  };
  return async () => {
    await Promise.race([list().catch(() => undefined), wait(PRODUCTS_WITHIN_MS, undefined, { ref: false })]);
    return latest;
  };
}
