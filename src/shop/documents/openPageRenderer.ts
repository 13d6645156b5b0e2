import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MOST_PRODUCTS_ON_DEVICE } from '../../../core/domain/catalogue/largeCatalogue.ts';
import type { PieceList } from '../../../core/domain/catalogue/search/PieceEntries.ts';
import type { PieceEntry } from '../../../core/domain/catalogue/search/PieceEntry.ts';
import { firstSizeOf } from '../../../core/domain/catalogue/sizes.ts';
import { formatMoney } from '../../../core/domain/money/formatMoney.ts';
import { TEXT_PAGE_NAMES } from '../../../core/domain/settings/textPages.ts';
import { distinctTexts } from '../../../core/domain/text/distinctTexts.ts';
import { creatorPath } from '../catalogue/creators/creatorView.ts';
import { pageAt } from '../open/pageAt.ts';
import { screenChunk } from '../open/screenChunk.ts';
import { serverPath } from '../open/serverPath.ts';
import { routes } from '../pages.ts';
import { paths } from '../paths/paths.ts';
import { answerRendering, type RenderedCatalogue } from './answerRendering.ts';
import { neededFiles } from './neededFiles.ts';
import { openShopperPage } from './openShopperPage.ts';
import { renderDocument } from './renderDocument.ts';
import { type RenderedPage, renderPage } from './renderPage.tsx';
import { SERVER_INPUT, type ServerInput } from './serverInput.ts';
import { makeSharedPicture } from './sharedPicture.ts';
import { sharingTags } from './sharingTags.ts';
import { sitemap } from './sitemap.ts';

const OK = 200;
const NOT_FOUND = 404;

/** Renders the shop's pages on the server, with its own screens. `origin` is the shop's, such as `https://shop.example`. */
export type PageRenderer = {
  /** Returns the path and query that a document for this URL path is rendered for; undefined when the server renders no page there. */
  pathOf(url: string): string | undefined;
  /** Renders a document for what {@link pathOf} returned. Its status is 404 when the page is about nothing. */
  render(
    path: string,
    catalogue: RenderedCatalogue,
    origin: string,
  ): Promise<{ readonly status: number; readonly html: string }>;
  openFor: typeof openShopperPage;
  /** Returns the files of the sitemap. */
  sitemap(entries: PieceList<PieceEntry>, origin: string): readonly string[];
  /** A document with the inline scripts of all rendered documents. */
  readonly example: string;
};

/** Opens the renderer of a build in the folder. Rejects when a page's screen cannot be loaded. */
export async function openPageRenderer(folder: string, siteUrl: string | undefined): Promise<PageRenderer> {
  const site = siteUrl === undefined ? undefined : new URL(siteUrl).origin;
  const input: ServerInput = JSON.parse(readFileSync(join(folder, SERVER_INPUT), 'utf8'));
  const sharedPicture = makeSharedPicture(folder);
  const pages = routes.filter(({ serverRender, shopperRender }) => serverRender || shopperRender);
  // A screen that is loaded does not suspend.
  const chunks = pages.flatMap(({ load, frame }) => [load, ...(frame ? [frame] : [])]).map(screenChunk);
  await Promise.all(chunks.map((chunk) => chunk.preload((importer) => importer())));
  const render: PageRenderer['render'] = async (path, searched, origin) => {
    const page = pageAt(path);
    if (page === undefined) throw new Error(`There is no page at ${path}`);
    const { isMissing, product, creator, questions, ...rendered } = await answerRendering(searched, (catalogue) =>
      renderPage(page, { path, catalogue }),
    );
    const isLarge = searched.count > MOST_PRODUCTS_ON_DEVICE;
    const asked = { version: searched.version, isLarge, questions };
    const canonicalPath = canonicalPathOf(path, { product, creator });
    const html = renderDocument({
      ...{ path, canonicalPath, template: input.template, siteUrl: site, script: '', catalogue: asked, ...rendered },
      ...neededFiles(input, page, asked),
      shared: {
        ...(product !== undefined && { title: `${product.name}, ${formatMoney(product.discountedPrice)}` }),
        image: new URL(sharedPicture({ product, creator }), origin).href,
      },
      tags: sharingTags({ url: origin + canonicalPath, product, creator }),
    });
    return { status: isMissing ? NOT_FOUND : OK, html };
  };
  return {
    pathOf: serverPath,
    render,
    openFor: openShopperPage,
    sitemap: (entries, origin) => sitemap(origin, sitemapPaths(entries)),
    example: renderDocument({
      ...{ path: '/', template: input.template, html: '', head: { title: '', description: '' }, scripts: [] },
      ...{ siteUrl: undefined, catalogueUrls: [], script: '' },
    }),
  };
}

/** Every spelling of a handle has the same page, and every size of a piece is a part of it. */
function canonicalPathOf(path: string, { product, creator }: Pick<RenderedPage, 'product' | 'creator'>): string {
  if (creator !== undefined) return creatorPath(creator.handle);
  return product?.sizes === undefined ? path : paths.product(firstSizeOf(product).id);
}

function sitemapPaths(entries: PieceList<PieceEntry>): readonly string[] {
  const handles = entries.map(({ values }) => values.influencers);
  const creators = new Set(distinctTexts(handles.flat()).map(creatorPath));
  const texts = TEXT_PAGE_NAMES.map((name) => paths[name]);
  return [paths.home, paths.listing, ...texts, ...creators, ...entries.map(({ id }) => paths.product(id))];
}
