import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SearchCatalogue } from '../../../core/backend/catalogue/SearchCatalogue.ts';
import type { CatalogueTexts } from '../CatalogueTexts.ts';
import { CompressedText } from '../CompressedText.ts';
import type { PageRenderer } from '../ServerOptions.ts';

const OK = 200;

/**
 * Returns a function that sends the page of the request's URL. It resolves with false, and sends nothing, when the document of that page
 * is a file. So it is without a catalogue, or when rendering fails: the storefront then renders the page in the browser.
 */
export function makeSendPage(renderer: PageRenderer, { current }: SearchCatalogue, texts: CatalogueTexts) {
  return async (request: FastifyRequest, reply: FastifyReply, origin: string): Promise<boolean> => {
    const path = renderer.pathOf(request.url);
    if (path === undefined) return false;
    try {
      const catalogue = await current();
      const page = await texts.get(catalogue.entries, `${origin}${path}`, async () => {
        const { status, html } = await renderer.render(path, catalogue, origin);
        const document = new CompressedText(html);
        return status === OK ? document : { status, document };
      });
      const { status, document } = page instanceof CompressedText ? { status: OK, document: page } : page;
      reply.code(status).header('cache-control', 'no-cache').type('text/html; charset=utf-8');
      await document.send(request, reply);
      return true;
    } catch (error) {
      request.log.error({ err: error }, 'A page could not be rendered');
      return false;
    }
  };
}
