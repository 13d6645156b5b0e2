/** The catalogue that a document preloads, when the storefront holds it. */
const WHOLE_CATALOGUE = 'href="/api/products"';
/** What the storefront asks for first, when it does not: the options of the filters. */
const OPTIONS = 'href="/api/catalogue/options"';
const ROOT = '<div id="root"';
const CHUNK = /^assets\/HttpCatalogue-[\w-]+\.js$/;

/** Returns a document of the shop with a large catalogue, which the storefront does not load as a whole. */
export function largeDocument(document: string, files: ReadonlySet<string>): string {
  const chunks = [...files].filter((file) => CHUNK.test(file));
  const preloads = chunks.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return document
    .replace(WHOLE_CATALOGUE, OPTIONS)
    .replace(ROOT, `${ROOT} data-catalogue="large"`)
    .replace('</head>', `${preloads.join('')}</head>`);
}
