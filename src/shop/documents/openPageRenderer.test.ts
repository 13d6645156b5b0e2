import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { entryOf } from '../../../core/domain/catalogue/search/PieceEntry.ts';
import { piecesOf } from '../../../core/domain/catalogue/sizes.ts';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import { searchEntries } from '../../../core/domain/testing/searchEntries.ts';
import type { RenderedCatalogue } from './answerRendering.ts';
import { openPageRenderer, type PageRenderer } from './openPageRenderer.ts';
import { SERVER_INPUT, type ServerInput } from './serverInput.ts';

const ORIGIN = 'https://shop.example';
const products = Array.from({ length: 70 }, (_, at) =>
  aProduct({ key: `tee-${at}`, id: at, name: `Tee & ${at}`, influencer: '@maya' }),
);
const entriesOf = (all: readonly Product[]) => piecesOf(all).map(entryOf);

/** A catalogue that keeps its products in memory. */
function catalogueOf(all: readonly Product[], version = 7): RenderedCatalogue {
  const [byKey, byId] = [new Map(all.map((one) => [one.key, one])), new Map(all.map((one) => [one.id, one]))];
  return {
    ...{ search: searchEntries(all), count: all.length, version, held: { byKey, byId } },
    find: async (keys) => new Map(all.filter(({ key }) => keys.includes(key)).map((one) => [one.key, one])),
    withId: async (id) => byId.get(id),
  };
}

const catalogue = catalogueOf(products);
const template =
  '<html><head><title></title><meta name="description" content="" /><meta property="og:title" content="" /><meta property="og:description" content="" /><meta property="og:image" content="/social.jpg" /><script type="module" src="/entry.js"></script></head><body><div id="root" data-opening></div></body></html>';
const input: ServerInput = {
  ...{ template, catalogueUrl: '/api/products', searchScripts: ['/search.js'], askingScripts: ['/asking.js'] },
  scripts: { product: ['/product.js'], creator: ['/creator.js'] },
};
const folder = mkdtempSync(join(tmpdir(), 'renderer-'));
let renderer: PageRenderer;

beforeAll(async () => {
  writeFileSync(join(folder, SERVER_INPUT), JSON.stringify(input));
  mkdirSync(join(folder, 'pictures/creators'), { recursive: true });
  writeFileSync(join(folder, 'pictures/creators/maya.png'), '');
  renderer = await openPageRenderer(folder, 'https://shop.example/');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('A document of the server', () => {
  it('has the product, its head, and loads its scripts later', async () => {
    const { status, html } = await renderer.render('/product-details/3', catalogue, ORIGIN);
    const [head = '', body = ''] = html.split('</head>');
    expect(status).toBe(200);
    expect(head).toContain('<title>Tee &amp; 3 · Creator Row</title>');
    expect(head).toContain(`<meta property="og:url" content="${ORIGIN}/product-details/3">`);
    expect(head).toContain(`<link rel="canonical" href="${ORIGIN}/product-details/3">`);
    expect(head).not.toContain('entry.js');
    expect(body).toMatch(/<h1[^>]*>Tee &amp; 3<\/h1>/);
    expect(body).toContain('data-opening="/product-details/3" data-version="7"');
    for (const file of ['/entry.js', '/product.js', '/api/products']) {
      expect(/<template[\s\S]+<\/template>/.exec(body)?.[0]).toContain(file);
    }
  });

  it('of a size has the canonical address of its piece, which has none chosen [spec sizes.known-as]', async () => {
    const sizes = [3, 4].map((id) => ({ ...aProduct({ key: `tee-${id}`, id, size: `size ${id}` }) }));
    const sized = sizes.map((product) => ({ ...product, sizes }));
    const documentOf = async (id: number) =>
      (await renderer.render(`/product-details/${id}`, catalogueOf(sized), ORIGIN)).html;
    const [piece, size] = [await documentOf(3), await documentOf(4)];
    for (const html of [piece, size]) {
      expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/product-details/3">`);
      expect(html).toMatch(/<a [^>]*role="radio"[^>]*href="\/product-details\/4"/);
    }
    expect(piece).toContain('Choose a size');
    expect(piece).not.toContain('aria-checked="true"');
    expect(size).toContain('Add to Cart');
    expect(size.match(/aria-checked="true"/g)).toHaveLength(1);
    const [file = ''] = renderer.sitemap(entriesOf(sized), ORIGIN);
    expect([file.includes('/product-details/3<'), file.includes('/product-details/4<')]).toEqual([true, false]);
  });

  it('has the products that pass the filters of the address, and of a long list the first', async () => {
    const cards = async (path: string) =>
      (await renderer.render(path, catalogue, ORIGIN)).html.match(/<article/g)?.length ?? 0;
    expect(await cards('/product-listing')).toBe(24);
    expect(await cards('/product-listing?q=6')).toBe(16);
    expect(await cards('/product-listing?q=nothing')).toBe(0);
  });

  it.each(['/', '/product-listing?q=6', '/product-details/3', '/product-details/99', '/creators/maya'])(
    'is the same at %s whose products are not in memory',
    async (path) => {
      const stored = { ...catalogue, held: undefined };
      expect(await renderer.render(path, stored, ORIGIN)).toEqual(await renderer.render(path, catalogue, ORIGIN));
    },
  );

  it('has the status 404 for a product that is not there', async () => {
    const { status, html } = await renderer.render('/product-details/99', catalogue, ORIGIN);
    expect(status).toBe(404);
    expect(html).toContain('Product not found');
    expect(html).toContain(`content="${ORIGIN}/social.jpg"`);
  });

  it.each(['/creators/maya', '/creators/@MAYA'])('has the creator at %s, their head and their pieces', async (path) => {
    const { status, html } = await renderer.render(path, catalogue, ORIGIN);
    const [head = '', body = ''] = html.split('</head>');
    expect(status).toBe(200);
    expect(head).toContain('<title>@maya · Creator Row</title>');
    expect(head).toContain('<meta name="description" content="Everything by @maya at Creator Row.');
    expect(head).toContain(`<meta property="og:image" content="${ORIGIN}/pictures/creators/maya.png" />`);
    expect(head).toContain('<meta property="og:type" content="profile">');
    expect(head).toContain(`<meta property="og:url" content="${ORIGIN}/creators/maya">`);
    expect(head).toContain(`<link rel="canonical" href="${ORIGIN}/creators/maya">`);
    const data = JSON.parse(/<script type="application\/ld\+json">(.+?)<\/script>/.exec(head)?.[1] ?? '');
    expect(data).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { name: '@maya', url: `${ORIGIN}/creators/maya` },
    });
    expect(body).toMatch(/<h1[^>]*>@maya<\/h1>/);
    expect(body.match(/<article/g)).toHaveLength(24);
    expect(body).toContain(`data-opening="${path}" data-version="7"`);
    expect(body).toContain('/creator.js');
    expect(body).toContain('/search.js');
  });

  it('shows a piece of a creator who has no portrait', async () => {
    const piece = aProduct({ key: 'cap', id: 1, influencer: '@zoya', image: '/pictures/products/cap.jpg' });
    const { html } = await renderer.render('/creators/zoya', catalogueOf([piece]), ORIGIN);
    expect(html).toContain(`<meta property="og:image" content="${ORIGIN}/pictures/products/cap.jpg" />`);
  });

  it('has the status 404 for a creator who is not there', async () => {
    const { status, html } = await renderer.render('/creators/nobody', catalogue, ORIGIN);
    expect(status).toBe(404);
    expect(html).toContain('Creator not found');
    expect(html).toContain(`content="${ORIGIN}/social.jpg"`);
    expect(html).not.toContain('ld+json');
  });

  it('preloads what its first render in the browser asks for', async () => {
    const many = Array.from({ length: 2001 }, (_, id) => aProduct({ key: `many-${id}`, id }));
    const large = catalogueOf(many, 8);
    const loaded = async (path: string, of: RenderedCatalogue) => {
      const { html } = await renderer.render(path, of, ORIGIN);
      const links = [...html.matchAll(/<link rel="(?:preload|modulepreload)"[^>]* href="([^"]+)"/g)];
      return { html, links: links.map(([, href]) => href) };
    };
    expect((await loaded('/', catalogue)).links).toEqual(['/api/products']);
    expect((await loaded('/product-listing', catalogue)).links).toEqual(['/api/products', '/search.js']);
    const { html, links } = await loaded('/product-listing?size=M', large);
    expect(html).toContain('data-opening="/product-listing?size=M" data-catalogue="large" data-version="8"');
    expect(html.match(/<article/g)).toHaveLength(24);
    expect(links).toEqual(['/api/catalogue/options', '/api/catalogue?size=M&amp;from=0&amp;count=48', '/asking.js']);
    const creator = await loaded('/creators/meher.makes', large);
    expect(creator.html.match(/<article/g)).toHaveLength(24);
    expect(creator.links).toEqual([
      '/api/catalogue/options',
      '/api/catalogue?creator=@meher.makes&amp;creator=meher.makes&amp;from=0&amp;count=24',
      '/api/catalogue?creator=@meher.makes&amp;creator=meher.makes&amp;sort=lowToHigh&amp;from=0&amp;count=1',
      '/api/catalogue?creator=@meher.makes&amp;creator=meher.makes&amp;sort=highToLow&amp;from=0&amp;count=1',
      '/creator.js',
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

it('The sitemap of the server has home, listing, the text pages, creators and products', () => {
  const [product = aProduct()] = products;
  const spelt = { ...product, id: 1, influencer: 'Maya' };
  const [xml = ''] = renderer.sitemap(entriesOf([product, spelt]), ORIGIN);
  const addresses = [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => address.replace(ORIGIN, ''));
  expect(addresses).toHaveLength(11);
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/',
      '/product-listing',
      '/creators/maya',
      '/product-details/0',
      '/product-details/1',
      '/terms',
      '/help/sizes',
    ]),
  );
});
