import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { PageRoute } from '../pages.ts';
import { earlyPageScript } from './inline/earlyPageScript.ts';
import { addressPattern, preloadScript } from './inline/preloadScript.ts';
import { pageScripts } from './pageScripts.ts';
import { renderDocument } from './renderDocument.ts';
import { SERVER_INPUT, type ServerInput } from './serverInput.ts';
import { type ShopScreens, withShopScreens } from './shopScreens.ts';
import { sitemap } from './sitemap.ts';

/** Modules that are chunks of their own: the adapters of a shopper, the search, and the adapter of a large catalogue. */
const SHOPPER_MODULE = 'src/shop/wiring/shopper.ts';
const SEARCH_MODULE = 'core/domain/catalogue/search/ProductSearch.ts';
const ASKING_MODULE = 'adapters/http/catalogue/HttpCatalogue.ts';

/** Where the shop will be deployed. */
export type Deployment = {
  /** The shop's origin; undefined when unknown. */
  readonly siteUrl: string | undefined;
  /** The catalogue's URL, so that the document can preload it; undefined when a script must fetch it. */
  readonly catalogueUrl: string | undefined;
};

type Build = Deployment & {
  /** The root of the sources. */
  readonly root: string;
  /** The output folder. */
  readonly folder: string;
  readonly bundle: Rolldown.OutputBundle;
};

/**
 * After the build, renders the pages to HTML with the shop's own screens: one document for each page with `prerender` in the
 * page table, and one for all others (ADR 6).
 */
export function prerenderPages(deployment: Deployment): Plugin {
  let folder = '';
  let root = '';
  let bundle: Rolldown.OutputBundle = {};
  return {
    name: 'creator-row:prerender-pages',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
      root = config.root;
    },
    writeBundle(_options, written) {
      bundle = written;
    },
    async closeBundle() {
      await withShopScreens((screens) => writeDocuments(screens, { ...deployment, folder, root, bundle }));
    },
  };
}

async function writeDocuments(screens: ShopScreens, build: Build): Promise<void> {
  const { folder, siteUrl, catalogueUrl } = build;
  const catalogueUrls = catalogueUrl === undefined ? [] : [catalogueUrl];
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const rendered = screens.routes.filter(({ prerender }) => prerender);
  const early = earlyScript(screens, catalogueUrl);
  const fetching = await fetchingScript(screens, build);
  for (const page of [...rendered, undefined]) {
    const content = await screens.renderPage(page);
    const scripts = page ? await scriptsOf(screens, build, page) : [];
    // The document of every other page serves pages of shoppers too.
    const hasLaterHtml = page?.shopperRender ?? page === undefined;
    const script = (page ? '' : fetching) + (hasLaterHtml ? early : '');
    const html = renderDocument({
      ...{ template, path: page?.path, ...content, scripts, siteUrl, catalogueUrls, script, hasLaterHtml },
    });
    const file = join(folder, page === undefined ? 'shell.html' : `.${page.path}/index.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  await writeServerInput(screens, build, template);
  const open = rendered.filter(({ needsLogin }) => !needsLogin);
  if (siteUrl !== undefined) announce(folder, siteUrl, open);
}

/** Asks for the pages of the shopper who is logged in, if the back-end is known. */
function earlyScript({ routes }: ShopScreens, catalogueUrl: string | undefined): string {
  if (catalogueUrl === undefined) return '';
  const patterns = routes.filter(({ shopperRender }) => shopperRender).map(({ path }) => addressPattern(path));
  return earlyPageScript(catalogueUrl.replace(/\/products$/, ''), patterns);
}

/** Returns the scripts of a page and, if it is for shoppers only, those of their adapters. */
async function scriptsOf({ modulesOf }: ShopScreens, { bundle, root }: Build, page: PageRoute) {
  const modules = [...(await modulesOf(page)), ...(page.needsLogin ? [resolve(root, SHOPPER_MODULE)] : [])];
  return pageScripts(bundle, modules);
}

/** Writes what the server needs to render pages. Servers do not serve a file whose name begins with a dot. */
async function writeServerInput({ routes, modulesOf }: ShopScreens, build: Build, template: string): Promise<void> {
  const pages = routes.filter(({ serverRender }) => serverRender);
  const scripts = await Promise.all(
    pages.map(async (page) => [page.name, pageScripts(build.bundle, await modulesOf(page))] as const),
  );
  const scriptsOf = (module: string) => pageScripts(build.bundle, [resolve(build.root, module)]);
  const input: ServerInput = {
    ...{ template, scripts: Object.fromEntries(scripts) },
    ...{ searchScripts: scriptsOf(SEARCH_MODULE), askingScripts: scriptsOf(ASKING_MODULE) },
    ...(build.catalogueUrl !== undefined && { catalogueUrl: build.catalogueUrl }),
  };
  writeFileSync(join(build.folder, SERVER_INPUT), JSON.stringify(input));
}

/** Preloads the scripts of pages without a document of their own. */
async function fetchingScript(screens: ShopScreens, build: Build): Promise<string> {
  const others = screens.routes.filter(({ prerender }) => !prerender);
  return preloadScript(
    await Promise.all(
      others.map(async (page) => ({ pattern: page.path, scripts: await scriptsOf(screens, build, page) })),
    ),
  );
}

/** Writes the sitemap, which needs absolute addresses. */
function announce(folder: string, siteUrl: string, pages: readonly PageRoute[]): void {
  const [xml = ''] = sitemap(
    siteUrl,
    pages.map(({ path }) => path),
  );
  writeFileSync(join(folder, 'sitemap.xml'), xml);
  appendFileSync(join(folder, 'robots.txt'), `\nSitemap: ${siteUrl}/sitemap.xml\n`);
}
