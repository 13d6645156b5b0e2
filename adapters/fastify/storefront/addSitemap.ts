import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ListProducts } from '../../../core/backend/catalogue/CatalogueCache.ts';
import type { PieceList } from '../../../core/domain/catalogue/search/PieceEntries.ts';
import type { PieceEntry } from '../../../core/domain/catalogue/search/PieceEntry.ts';
import { CompressedText } from '../CompressedText.ts';
import type { PageRenderer, StorefrontOptions } from '../ServerOptions.ts';
import { requestOrigin } from './requestOrigin.ts';

const CACHE_CONTROL = 'public, max-age=3600';

/** Adds the sitemap with every listed product, and `robots.txt` with its address. The latest sitemap is kept in memory. */
export function addSitemap(
  app: FastifyInstance,
  { folder, siteUrl }: StorefrontOptions,
  renderer: PageRenderer,
  listProducts: ListProducts,
): void {
  const file = join(folder, 'robots.txt');
  const robots = existsSync(file)
    ? readFileSync(file, 'utf8')
        .replace(/\s*^Sitemap:.*$/gm, '')
        .trimEnd()
    : '';
  let latest: { entries?: PieceList<PieceEntry>; origin?: string; files: readonly CompressedText[] } = { files: [] };
  app.get('/robots.txt', async (request, reply) => {
    const address = `${siteUrl ?? requestOrigin(request)}/sitemap.xml`;
    reply.type('text/plain; charset=utf-8').header('cache-control', CACHE_CONTROL);
    return `${robots}\nSitemap: ${address}\n`.trimStart();
  });
  const sendPart = async (request: FastifyRequest<{ Params: { number?: string } }>, reply: FastifyReply) => {
    const { entries } = await listProducts();
    const origin = siteUrl ?? requestOrigin(request);
    if (latest.entries !== entries || latest.origin !== origin) {
      const files = renderer.sitemap(entries, origin).map((text) => new CompressedText(text));
      latest = { entries, origin, files };
    }
    const part = latest.files[Number(request.params.number ?? 0)];
    if (part === undefined) return reply.callNotFound();
    reply.type('application/xml; charset=utf-8').header('cache-control', CACHE_CONTROL);
    return part.send(request, reply);
  };
  app.get('/sitemap.xml', sendPart);
  app.get('/sitemap-:number(^\\d+).xml', sendPart);
}
