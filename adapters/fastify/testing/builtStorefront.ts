import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const INLINE_SCRIPT = "document.title = 'shell';";
const ROOT = '<div id="root" data-opening=""></div>';
export const HOME = `<!doctype html><head><title>Home</title><link rel="preload" href="/api/products" as="fetch" crossorigin></head><script type="module" src="/assets/index-a1.js"></script>${ROOT}`;
export const LISTING = `<!doctype html><head><title>Listing</title></head>${ROOT}`;
export const SHELL = `<!doctype html><head><title>Shell</title></head><script>${INLINE_SCRIPT}</script>${ROOT}`;
export const CODE = `console.log('${'shop '.repeat(200)}');`;

const FILES: Readonly<Record<string, string | Buffer>> = {
  'index.html': HOME,
  'shell.html': SHELL,
  'product-listing/index.html': LISTING,
  'sw.js': '// the service worker',
  'site.webmanifest': '{}',
  'robots.txt': 'User-agent: *',
  'favicon.svg': '<svg/>',
  'assets/HttpCatalogue-b2.js': CODE,
  'assets/index-a1.js': CODE,
  'assets/index-a1.js.br': brotliCompressSync(CODE),
  'assets/index-a1.js.gz': gzipSync(CODE),
};

/** Writes a small build of the storefront into a temporary folder. */
export function builtStorefront(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-'));
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
