import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { DEVELOPMENT_SECRET } from '../../adapters/mirage/developmentSecret.ts';
import { productSeeds } from '../../adapters/seeds/products.ts';
import { userSeed } from '../../adapters/seeds/user.ts';
import { documentTitle } from '../../src/shared/ui/text/documentTitle.ts';
import { type PageRoute, routes } from '../../src/shop/pages.ts';

const FIRST_VISIT_LIMIT = 142_000;
const FONTS_LIMIT = 60_000;

function textsIn(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(js|css|html|map)$/.test(file));
  return new Map(texts.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

/** Texts that occur only in the mock back-end, the stand-in or a seed. */
const traces: Readonly<Record<string, string>> = {
  'the development secret': DEVELOPMENT_SECRET,
  "the mock's own storage": 'creator-row-mock-back-end',
  "Mirage's words": 'Mirage:',
  'the token library': 'jwt malformed',
  "the stand-in's words": 'Simulated payment',
  "the stand-in's address": 'razorpay-stand-in',
  "the seed user's e-mail": userSeed.email,
  "a seed product's name": productSeeds[0]?.name ?? '',
};

const production = textsIn('dist');
const demo = textsIn('dist-demo');

describe('The production build', () => {
  it.each(Object.entries(traces))('contains nothing of %s', (_name, trace) => {
    expect(production.size).toBeGreaterThan(10);
    expect([...production].filter(([, text]) => text.includes(trace)).map(([file]) => file)).toEqual([]);
  });

  it.each(Object.entries(traces))('is checked for %s, which the demo build contains', (_name, trace) => {
    expect([...demo.values()].some((text) => text.includes(trace))).toBe(true);
  });

  it('has no chunk of mock, stand-in or seed by name', () => {
    const names = readdirSync('dist', { recursive: true, encoding: 'utf8' });
    expect(names.filter((name) => /mock|mirage|stand-in|seed/i.test(name))).toEqual([]);
  });

  it(`needs at most ${FIRST_VISIT_LIMIT} bytes of JavaScript, gzipped, for the first visit to the home page`, () => {
    const bytes = [...firstVisit()].reduce((sum, file) => sum + gzipSync(production.get(file) ?? '').length, 0);
    console.log(`First visit to /: ${(bytes / 1000).toFixed(1)} kB of JavaScript, gzipped`);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(FIRST_VISIT_LIMIT);
  });
});

describe('The fonts', () => {
  it(`take at most ${FONTS_LIMIT} bytes in all`, () => {
    const files = readdirSync('dist/assets').filter((name) => name.endsWith('.woff2'));
    expect(files).toHaveLength(5);
    const bytes = files.reduce((sum, name) => sum + statSync(join('dist/assets', name)).size, 0);
    console.log(`Fonts: ${(bytes / 1000).toFixed(1)} kB`);
    expect(bytes).toBeLessThanOrEqual(FONTS_LIMIT);
  });
});

describe('The prerendered pages', () => {
  const pages = routes.filter(({ prerender }) => prerender);
  const documents = [...pages.map(({ path }) => join('.', path, 'index.html')), 'shell.html'];
  const nothing = { product: undefined, listing: 'Products' };
  const titleOf = ({ title }: PageRoute) => documentTitle(typeof title === 'string' ? title : title(nothing));

  it('are those of the page table, and no others', () => {
    expect(pages.length).toBeGreaterThan(0);
    expect([...production.keys()].filter((file) => file.endsWith('.html')).toSorted()).toEqual(documents.toSorted());
  });

  it('have a title and a description of their own', () => {
    const heads = documents.map((file) => {
      const html = production.get(file) ?? '';
      return [/<title>([^<]+)<\/title>/, /<meta name="description" content="([^"]+)"/].map(
        (part) => part.exec(html)?.[1],
      );
    });
    expect(heads.map(([title]) => title)).toEqual([...pages.map(titleOf), 'Creator Row']);
    expect(new Set(heads.map(([, description]) => description)).size).toBe(documents.length);
  });

  it.each(documents)('%s has the styles that it uses, and waits for no file of them', (file) => {
    const html = production.get(file) ?? '';
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text).join('');
    const worn = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(' ').filter((name) => name.startsWith('_')),
    );
    expect(worn.length).toBeGreaterThan(10);
    expect(worn.filter((name) => !styles.includes(`.${name}`))).toEqual([]);
    expect(html).not.toContain('rel="stylesheet"');
    // The pages of a shopper come later.
    expect(html.match(/<link rel="preload" href="\/assets\/style-[^"]+\.css" as="style">/g) ?? []).toHaveLength(
      ['cart/index.html', 'shell.html'].includes(file) ? 0 : 1,
    );
  });

  it('declare the fonts, and the style sheet that they load later does not declare them again', () => {
    for (const file of documents) expect(production.get(file)).toContain('@font-face');
    const sheets = [...production.keys()].filter((file) => /assets\/style-[^/]+\.css$/.test(file));
    expect(sheets).toHaveLength(1);
    for (const file of sheets) expect(production.get(file)).not.toContain('@font-face');
  });
});

/** The scripts of the first visit: the entry, what it imports at once, and the home page with what that imports. */
function firstVisit(): ReadonlySet<string> {
  const entries = [...(production.get('index.html') ?? '').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)];
  const home = [...production.keys()].filter((file) => /assets\/HomePage-[^/]+\.js$/.test(file));
  const wanted = [...entries.map(([, file = '']) => file), ...home];
  const seen = new Set<string>();
  for (let file = wanted.pop(); file !== undefined; file = wanted.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const imports = (production.get(file) ?? '').matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g);
    wanted.push(...[...imports].map(([, name = '']) => `assets/${name}`));
  }
  return seen;
}
