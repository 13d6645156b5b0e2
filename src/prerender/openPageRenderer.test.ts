import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProductSearch } from '../../core/domain/catalogue/ProductSearch.ts';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { openPageRenderer, type PageRenderer } from './openPageRenderer.ts';
import { SERVER_INPUT, type ServerInput } from './serverInput.ts';

const ORIGIN = 'https://shop.example';
const products = Array.from({ length: 70 }, (_, at) =>
  aProduct({ key: `tee-${at}`, id: at, name: `Tee & ${at}`, influencer: '@maya' }),
);
const catalogue = { products, search: makeProductSearch(products), version: 7 };
const template =
  '<html><head><title></title><meta name="description" content="" /><meta property="og:title" content="" /><meta property="og:description" content="" /><meta property="og:image" content="/social.jpg" /><script type="module" src="/entry.js"></script></head><body><div id="root" data-opening></div></body></html>';
const input: ServerInput = {
  ...{ template, catalogueUrl: '/api/products', searchScripts: ['/search.js'], askingScripts: ['/asking.js'] },
  files: { product: { scripts: ['/product.js'], styles: ['/product.css'] } },
};
const folder = mkdtempSync(join(tmpdir(), 'renderer-'));
let renderer: PageRenderer;

beforeAll(async () => {
  writeFileSync(join(folder, SERVER_INPUT), JSON.stringify(input));
  renderer = await openPageRenderer(folder, 'https://shop.example/');
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe('A document of the server', () => {
  it('has the product, its head and its files, and loads its scripts later', async () => {
    const { status, html } = await renderer.render('/product-details/3', catalogue, ORIGIN);
    const [head = '', body = ''] = html.split('</head>');
    expect(status).toBe(200);
    expect(head).toContain('<title>Tee &amp; 3 · Creator Row</title>');
    expect(head).toContain(`<meta property="og:url" content="${ORIGIN}/product-details/3">`);
    expect(head).toContain(`<link rel="canonical" href="${ORIGIN}/product-details/3">`);
    expect(head).toContain('<link rel="stylesheet" crossorigin href="/product.css">');
    expect(head).not.toContain('entry.js');
    expect(body).toMatch(/<h1[^>]*>Tee &amp; 3<\/h1>/);
    expect(body).toContain('data-opening="/product-details/3" data-version="7"');
    for (const file of ['/entry.js', '/product.js', '/api/products']) {
      expect(/<template[\s\S]+<\/template>/.exec(body)?.[0]).toContain(file);
    }
  });

  it('has the products that pass the filters of the address, and of a long list the first', async () => {
    const cards = async (path: string) =>
      (await renderer.render(path, catalogue, ORIGIN)).html.match(/<article/g)?.length ?? 0;
    expect(await cards('/product-listing')).toBe(24);
    expect(await cards('/product-listing?q=6')).toBe(16);
    expect(await cards('/product-listing?q=nothing')).toBe(0);
  });

  it('has the status 404 for a product that is not there', async () => {
    const { status, html } = await renderer.render('/product-details/99', catalogue, ORIGIN);
    expect(status).toBe(404);
    expect(html).toContain('Product not found');
    expect(html).toContain(`content="${ORIGIN}/social.jpg"`);
  });

  it('preloads what its first render in the browser asks for', async () => {
    const many = Array.from({ length: 2001 }, (_, id) => aProduct({ key: `many-${id}`, id }));
    const large = { products: many, search: makeProductSearch(many), version: 8 };
    const loaded = async (path: string, of: typeof catalogue) => {
      const { html } = await renderer.render(path, of, ORIGIN);
      const links = [...html.matchAll(/<link rel="(?:preload|modulepreload)"[^>]* href="([^"]+)"/g)];
      return { html, links: links.map(([, href]) => href) };
    };
    expect((await loaded('/', catalogue)).links).toEqual(['/api/products']);
    expect((await loaded('/product-listing', catalogue)).links).toEqual(['/api/products', '/search.js']);
    const { html, links } = await loaded('/product-listing?size=M', large);
    expect(html).toContain('data-opening="/product-listing?size=M" data-catalogue="large" data-version="8"');
    expect(html.match(/<article/g)).toHaveLength(24);
    expect(links).toEqual([
      '/api/catalogue?from=0&amp;count=0',
      '/api/catalogue?size=M&amp;from=0&amp;count=48',
      '/asking.js',
    ]);
  });

  it('has inline scripts of the example only, whatever its page is', async () => {
    const scripts = (html: string) => html.match(/<script>[\s\S]*?<\/script>/g);
    const { html } = await renderer.render('/product-details/3', catalogue, ORIGIN);
    expect(scripts(html)).toHaveLength(1);
    expect(scripts(html)).toEqual(scripts(renderer.example));
  });
});

it('The sitemap of the server has home, listing, creators and products', () => {
  const [xml = ''] = renderer.sitemap(products.slice(0, 2), ORIGIN);
  const addresses = [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => address.replace(ORIGIN, ''));
  expect(addresses).toHaveLength(5);
  expect(addresses).toEqual(
    expect.arrayContaining(['/', '/product-listing', '/product-details/0', '/product-details/1']),
  );
});
