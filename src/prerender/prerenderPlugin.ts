import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createServer, type Plugin, type Rolldown } from 'vite';
import { routeTable } from '../navigation/routeTable.ts';
import { documents } from './documents.ts';
import { type PageFiles, pageFiles } from './pageFiles.ts';
import { pageSources } from './pageSources.ts';
import { type PageToFetch, preloadScript } from './preloadScript.ts';
import { renderDocument } from './renderDocument.ts';
import { sitemap } from './sitemap.ts';

/** What the build knows of where the shop will stand. */
export type Surroundings = {
  /** The shop's own address; undefined where that is not known. */
  readonly siteUrl: string | undefined;
  /** Where the catalogue is had, so that it is on its way before any script has come; undefined when it needs a script. */
  readonly catalogueUrl: string | undefined;
};

type Screens = typeof import('./renderPage.tsx');

/**
 * Draws home, listing and the frame of every other page to HTML once the shop is built, with the shop's own screens
 * (ADR 6).
 */
export function prerenderPages({ siteUrl, catalogueUrl }: Surroundings): Plugin {
  let folder = '';
  let script = '';
  const files = new Map<string, PageFiles>();
  return {
    name: 'creator-row:prerender-pages',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle(_options, bundle) {
      for (const { file, source } of documents) files.set(file, pageFiles(bundle, source));
      script = preloadScript(otherPages(bundle));
    },
    async closeBundle() {
      const template = readFileSync(join(folder, 'index.html'), 'utf8');
      const drawn = await draw();
      for (const { file, drawing } of documents) {
        const parts = { template, drawing, siteUrl, catalogueUrl, script, drawn: drawn.get(file) ?? '' };
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), renderDocument({ ...parts, files: files.get(file) }));
      }
      if (siteUrl !== undefined) announce(folder, siteUrl);
    },
  };
}

/** What the pages need that are not drawn, each in addition to what stands in every document. */
function otherPages(bundle: Rolldown.OutputBundle): readonly PageToFetch[] {
  return routeTable.flatMap(({ page, pattern }) => {
    if (page === 'home' || page === 'listing') return [];
    const found = pageSources[page].map((source) => pageFiles(bundle, source));
    return [{ pattern, files: [...new Set(found.flatMap(({ scripts, styles }) => [...styles, ...scripts]))] }];
  });
}

/** Tells search engines of the pages worth finding, which takes addresses with the site's name. */
function announce(folder: string, siteUrl: string): void {
  const pages = documents.flatMap(({ drawing }) => (drawing === 'any other page' ? [] : [drawing.path]));
  writeFileSync(join(folder, 'sitemap.xml'), sitemap(siteUrl, pages));
  appendFileSync(join(folder, 'robots.txt'), `\nSitemap: ${siteUrl}/sitemap.xml\n`);
}

/** Draws all documents with the shop's screens as they stand in the sources, without a browser. */
async function draw(): Promise<ReadonlyMap<string, string>> {
  const workshop = await createServer({
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    oxc: { jsx: { runtime: 'automatic', development: false } },
  });
  try {
    const { renderPage } = (await workshop.ssrLoadModule('/src/prerender/renderPage.tsx')) as Screens;
    const drawn = new Map<string, string>();
    for (const { file, drawing } of documents) drawn.set(file, await renderPage(drawing));
    return drawn;
  } finally {
    await workshop.close();
  }
}
