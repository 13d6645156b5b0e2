/** A page's route pattern, such as `/product-details/:productId`, and the files to preload for it, as paths of the site. */
export type PageToPreload = { readonly pattern: string; readonly files: readonly string[] };

/**
 * Returns a script for the document that serves several pages. It preloads the files of the current page while the entry is
 * still loading.
 */
export function preloadScript(pages: readonly PageToPreload[]): string {
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
