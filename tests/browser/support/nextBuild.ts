import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

/** Stands in a script of the next build only. */
export const NEXT_BUILD = 'next';

/** Copies a build into a temporary folder, and gives every script another name and the page a global `shopBuild`. */
export function nextBuild(folder: string): { readonly folder: string; remove(): void } {
  const copy = mkdtempSync(join(tmpdir(), 'next-build-'));
  cpSync(folder, copy, { recursive: true });
  const files = readdirSync(copy, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(br|gz)$/.test(name))) rmSync(join(copy, file));
  const scripts = files.filter((name) => /^assets\/.+\.js$/.test(name));
  const texts = files.filter((name) => ['.js', '.html', '.css', '.json'].includes(extname(name)));
  for (const file of texts) {
    const text = renamed(readFileSync(join(copy, file), 'utf8'), scripts);
    if (!scripts.includes(file)) writeFileSync(join(copy, file), text);
    else {
      rmSync(join(copy, file));
      writeFileSync(join(copy, nameOf(file)), `${text};globalThis.shopBuild='${NEXT_BUILD}';`);
    }
  }
  return { folder: copy, remove: () => rmSync(copy, { recursive: true }) };
}

const nameOf = (script: string) => script.replace(/\.js$/, '.next.js');

/** The service worker's text changes with the names, and its build has another id then. */
function renamed(text: string, scripts: readonly string[]): string {
  const names = scripts.map((script) => script.slice('assets/'.length));
  const renamedText = names.reduce((result, name) => result.replaceAll(name, nameOf(name)), text);
  return renamedText.replace(/\bid:`[0-9a-f]{16}`/, 'id:`the-next-build`');
}
