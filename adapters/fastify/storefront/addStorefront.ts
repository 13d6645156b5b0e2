import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { BackEnd } from '../../../core/backend/BackEnd.ts';
import { MOST_PRODUCTS_ON_DEVICE } from '../../../core/domain/catalogue/largeCatalogue.ts';
import { matchesPath } from '../../../core/storefront/navigation/matchesPath.ts';
import { addHeaders } from '../addHeaders.ts';
import type { CatalogueTexts } from '../CatalogueTexts.ts';
import { CompressedText } from '../CompressedText.ts';
import type { StorefrontOptions } from '../ServerOptions.ts';
import { addSitemap } from './addSitemap.ts';
import { findFile, SHELL } from './findFile.ts';
import { isWithin } from './isWithin.ts';
import { largeDocument } from './largeDocument.ts';
import { makeSendPage } from './makeSendPage.ts';
import { requestOrigin } from './requestOrigin.ts';
import { securityHeaders } from './securityHeaders.ts';

/** What the storefront's documents need of the back-end. */
type BrowsedBackEnd = Pick<BackEnd, 'listProducts' | 'searchCatalogue'>;

const API = /^\/+api(\/|$)/;
const HIDDEN = /(^|\/)\.(?!well-known\/)/;
const NOT_FOUND = 404;
/** The service worker and the web app manifest, which tell of a new version. */
const ALWAYS_CHECKED: readonly string[] = ['sw.js', 'site.webmanifest'];
/** The names of these files, too, contain a hash of their content. */
const PICTURES = '/pictures/imported/';

/**
 * Adds the files and documents of the built storefront, compressed where the build has compressed them, and with a renderer the pages
 * that it renders. While the catalogue is large, the documents say so.
 */
export function addStorefront(
  app: FastifyInstance,
  options: StorefrontOptions,
  { listProducts, searchCatalogue }: BrowsedBackEnd,
  catalogueTexts: CatalogueTexts,
): void {
  const { folder, pictures, pages, renderer, siteUrl } = options;
  const files = new Set(filesIn(folder));
  const documents = new Map(
    [...files].filter(isDocument).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const),
  );
  const large = new Map([...documents].map(([file, text]) => [file, new CompressedText(largeDocument(text, files))]));
  const [texts, shell] = [[...documents.values()], documents.get(SHELL)];
  const isCatalogueLarge = () =>
    listProducts().then(
      ({ count }) => count > MOST_PRODUCTS_ON_DEVICE,
      () => false,
    );
  const sendPage = renderer && makeSendPage(renderer, searchCatalogue, catalogueTexts);
  app.register(async (scope) => {
    addHeaders(scope, securityHeaders(options, renderer === undefined ? texts : [...texts, renderer.example]));
    await scope.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false });
    if (pictures !== undefined) {
      const allowedPath = (path: string) => isWithin(pictures, path);
      const settings = { root: pictures, prefix: PICTURES, decorateReply: false, index: false as const, allowedPath };
      await scope.register(fastifyStatic, { ...settings, ...{ maxAge: '1y', immutable: true, dotfiles: 'ignore' } });
    }
    if (renderer !== undefined) addSitemap(scope, options, renderer, listProducts);
    scope.get('/*', async (request, reply) => {
      // Not parsed as a URL, which fails for some paths, such as `//`.
      const [path = ''] = request.url.split('?', 1);
      const isPage = pages?.some((page) => matchesPath(page, path)) ?? false;
      const wantsDocument = isPage || (request.headers.accept?.includes('text/html') ?? false);
      const file = API.test(path) ? undefined : findFile(files, path, wantsDocument);
      if (file === undefined) return reply.callNotFound();
      if (isDocument(file) && (await sendPage?.(request, reply, siteUrl ?? requestOrigin(request)))) return reply;
      reply.headers({ 'cache-control': cacheControl(file), vary: 'accept-encoding' });
      const isUnknown = file === SHELL && path !== `/${SHELL}` && pages !== undefined && !isPage;
      // The storefront shows that there is no such page.
      if (isUnknown) reply.code(NOT_FOUND);
      const document = large.get(file);
      if (document !== undefined && (await isCatalogueLarge())) {
        return document.send(request, reply.type('text/html; charset=utf-8'));
      }
      if (isUnknown) return reply.type('text/html; charset=utf-8').send(shell);
      return reply.sendFile(file);
    });
  });
}

function isDocument(file: string): boolean {
  return file.endsWith('.html');
}

function cacheControl(file: string): string {
  if (isDocument(file) || ALWAYS_CHECKED.includes(file)) return 'no-cache';
  // The names of these files contain a hash of their content.
  if (file.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  return 'public, max-age=86400';
}

/** Returns the paths of the files in a folder, with `/`. Follows no links, and leaves out hidden files. */
function filesIn(folder: string, parent = ''): readonly string[] {
  // From Node 22 on, `recursive` of `readdirSync` enters linked folders.
  return readdirSync(join(folder, parent), { withFileTypes: true }).flatMap((entry) => {
    const path = `${parent}${entry.name}`;
    if (entry.isDirectory()) return filesIn(folder, `${path}/`);
    return entry.isFile() && !HIDDEN.test(path) ? path : [];
  });
}
