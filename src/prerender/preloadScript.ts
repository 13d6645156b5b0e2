/** A page's route pattern, such as `/product-details/:productId`, and the files to preload for it, as paths of the site. */
export type PageToFetch = { readonly pattern: string; readonly files: readonly string[] };

/**
 * A script for the document that stands at many addresses: it fetches what the page at the present one will ask for, while the
 * shop itself is still on its way.
 */
export function preloadScript(pages: readonly PageToFetch[]): string {
  const table = pages.map(({ pattern, files }) => [`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`, files]);
  return `<script>(${announce})(${JSON.stringify(table).replaceAll('<', '\\u003c')})</script>`;
}

/** Runs in the page, from its source text. */
const announce = `(pages) => {
  for (const [address, files] of pages) {
    if (!new RegExp(address).test(location.pathname)) continue;
    for (const href of files) {
      const kind = href.endsWith(".css") ? { rel: "preload", as: "style" } : { rel: "modulepreload" };
      document.head.append(Object.assign(document.createElement("link"), { crossOrigin: "", href, ...kind }));
    }
  }
}`;
