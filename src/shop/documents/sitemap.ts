/** The most addresses that one file of a sitemap may have (sitemaps.org). */
export const MOST_ADDRESSES = 50_000;

/** Returns the files of the sitemap of these paths: one, or an index at `/sitemap.xml` and the files that it names, `/sitemap-1.xml` and so on. */
export function sitemap(siteUrl: string, paths: readonly string[]): readonly string[] {
  if (paths.length <= MOST_ADDRESSES) return [list('urlset', 'url', siteUrl, paths)];
  const parts = Array.from({ length: Math.ceil(paths.length / MOST_ADDRESSES) }, (_, at) =>
    paths.slice(at * MOST_ADDRESSES, (at + 1) * MOST_ADDRESSES),
  );
  const names = parts.map((_, at) => `/sitemap-${at + 1}.xml`);
  return [
    list('sitemapindex', 'sitemap', siteUrl, names),
    ...parts.map((part) => list('urlset', 'url', siteUrl, part)),
  ];
}

function list(name: string, entry: string, siteUrl: string, paths: readonly string[]): string {
  const entries = paths.map((path) => {
    const address = new URL(path, siteUrl).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
    return `  <${entry}><loc>${address}</loc></${entry}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</${name}>\n`;
}
