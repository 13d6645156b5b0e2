import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { documents } from './documents.ts';
import { filesOfPage, type PageFiles } from './filesOfPage.ts';
import { intoDocument } from './intoDocument.ts';
import { sitemap } from './sitemap.ts';

type Screens = typeof import('./drawPage.tsx');

/**
 * Draws home, listing and the frame of every other page to HTML once the shop is built, with the shop's own screens
 * (ADR 6). `siteUrl` is the address the shop will stand at, or nothing where that is not known.
 */
export function prerenderPages(siteUrl: string | undefined): Plugin {
  let folder = '';
  const files = new Map<string, PageFiles>();
  return {
    name: 'creator-row:prerender-pages',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle(_options, bundle) {
      for (const { file, source } of documents) files.set(file, filesOfPage(bundle, source));
    },
    async closeBundle() {
      const template = readFileSync(join(folder, 'index.html'), 'utf8');
      const drawn = await draw();
      for (const { file, drawing } of documents) {
        const parts = { template, drawing, siteUrl, drawn: drawn.get(file) ?? '', files: files.get(file) };
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), intoDocument(parts));
      }
      if (siteUrl !== undefined) announce(folder, siteUrl);
    },
  };
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
    const { drawPage } = (await workshop.ssrLoadModule('/src/prerender/drawPage.tsx')) as Screens;
    const drawn = new Map<string, string>();
    for (const { file, drawing } of documents) drawn.set(file, await drawPage(drawing));
    return drawn;
  } finally {
    await workshop.close();
  }
}
