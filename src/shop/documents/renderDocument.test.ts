import { describe, expect, it } from 'vitest';
import { renderDocument } from './renderDocument.ts';

const template =
  '<html><head><title>Shop</title><meta name="description" content="A shop." /><meta property="og:title" content="Shop" /><meta property="og:description" content="A shop." /><script type="module" src="/m.js"></script><style data-file="/all.css">p{margin:0}._1a20{margin:0}</style></head><body><div id="root" data-opening></div></body></html>';
const home = {
  template,
  path: '/',
  html: '<p>$& Home</p>',
  head: { title: 'Home & more', description: 'All "new" tees.' },
  scripts: ['/home.js'],
  siteUrl: undefined,
  catalogueUrls: [],
  script: '<script>fetchFiles()</script>',
};

describe('The document of a drawn page', () => {
  it('says in its head what its page is', () => {
    const html = renderDocument(home);
    expect(html).toContain('<title>Home &amp; more</title>');
    expect(html).toContain('<meta name="description" content="All &quot;new&quot; tees." />');
    expect(html).toContain('<meta property="og:title" content="Home &amp; more" />');
    expect(html).toContain('<meta property="og:description" content="All &quot;new&quot; tees." />');
  });

  it('names its proper address where the site has one', () => {
    expect(renderDocument(home)).not.toContain('canonical');
    expect(renderDocument({ ...home, siteUrl: 'https://shop.example' })).toContain(
      '<link rel="canonical" href="https://shop.example/">',
    );
  });

  it('of any other page says of none that it was drawn', () => {
    const html = renderDocument({
      ...home,
      path: undefined,
      scripts: [],
      siteUrl: 'https://shop.example',
    });
    expect(html).toContain('data-opening=""');
    expect(html).not.toContain('canonical');
  });

  it('sends for the catalogue before the first script, where it is had over the network', () => {
    const html = renderDocument({ ...home, catalogueUrls: ['https://api.example/api/products'] });
    const catalogue = html.indexOf(
      '<link rel="preload" href="https://api.example/api/products" as="fetch" crossorigin>',
    );
    expect(catalogue).toBeGreaterThan(0);
    expect(catalogue).toBeLessThan(html.indexOf('src="/m.js"'));
    expect(renderDocument(home)).not.toContain('as="fetch"');
  });

  it('has the styles that its HTML needs, and loads all before its scripts', () => {
    const link = '<link rel="preload" href="/all.css" as="style">';
    for (const path of ['/', undefined]) {
      const html = renderDocument({ ...home, path });
      expect(html).toContain('<style>p{margin:0}</style>');
      expect(html.split(link)).toHaveLength(2);
      expect(html.indexOf(link)).toBeGreaterThan(html.indexOf('<template'));
      expect(html.indexOf(link)).toBeLessThan(html.indexOf('src="/m.js"'));
    }
  });

  it('has all styles where a script adds more HTML', () => {
    const html = renderDocument({ ...home, hasLaterHtml: true });
    expect(html).toContain('<style>p{margin:0}._1a20{margin:0}</style>');
    expect(html).not.toContain('/all.css');
  });

  it('has its own script between what it loads later and the script that loads it', () => {
    for (const path of ['/', undefined]) {
      const html = renderDocument({ ...home, path });
      const places = ['Home</p></div>', '<template', 'fetchFiles', 'document.head.append'].map((part) =>
        html.indexOf(part),
      );
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(places[0]).toBeGreaterThan(0);
    }
  });

  it('is refused where the root is missing', () => {
    expect(() => renderDocument({ ...home, template: '<html></html>' })).toThrow('index.html has no');
  });
});
