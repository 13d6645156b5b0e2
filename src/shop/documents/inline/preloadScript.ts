import { LATER } from './laterScript.ts';

/** A page's route pattern, such as `/product-details/:productId`, and the scripts to preload for it, as paths of the site. */
export type PageToPreload = { readonly pattern: string; readonly scripts: readonly string[] };

/** Returns the source of a regular expression for the addresses of a route pattern. */
export function addressPattern(pattern: string): string {
  return `^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`;
}

/**
 * Returns a script for the document that serves several pages. It preloads the scripts of the current page with what the document
 * loads later (`laterScript`).
 */
export function preloadScript(pages: readonly PageToPreload[]): string {
  const table = pages.map(({ pattern, scripts }) => [addressPattern(pattern), scripts]);
  return `<script>(${announce})("${LATER}", ${JSON.stringify(table).replaceAll('<', '\\u003c')})</script>`;
}

/** Runs in the page, from its source text. */
const announce = `(later, pages) => {
  for (const [address, scripts] of pages) {
    if (!new RegExp(address).test(location.pathname)) continue;
    for (const href of scripts) {
      const link = { rel: "modulepreload", crossOrigin: "", href };
      document.getElementById(later).content.append(Object.assign(document.createElement("link"), link));
    }
  }
}`;
