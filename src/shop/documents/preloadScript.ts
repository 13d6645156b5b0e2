/** A page's route pattern, such as `/product-details/:productId`, and the scripts to preload for it, as paths of the site. */
export type PageToPreload = { readonly pattern: string; readonly scripts: readonly string[] };

/**
 * Returns a script for the document that serves several pages. It preloads the scripts of the current page while the entry is
 * still loading.
 */
export function preloadScript(pages: readonly PageToPreload[]): string {
  const table = pages.map(({ pattern, scripts }) => [`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`, scripts]);
  return `<script>(${announce})(${JSON.stringify(table).replaceAll('<', '\\u003c')})</script>`;
}

/** Runs in the page, from its source text. */
const announce = `(pages) => {
  for (const [address, scripts] of pages) {
    if (!new RegExp(address).test(location.pathname)) continue;
    for (const href of scripts) {
      const link = { rel: "modulepreload", crossOrigin: "", href };
      document.head.append(Object.assign(document.createElement("link"), link));
    }
  }
}`;
