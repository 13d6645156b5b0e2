import { CATALOGUE_VERSION } from '../wire/catalogueVersion.ts';

declare global {
  interface Window {
    /** The page that the document has asked for before the shop was loaded (`earlyPageScript`). */
    earlyPage?: {
      /** Resolves with the answer that came with the page, to the first call of the same shopper; undefined for any other call. */
      take(...call: Parameters<typeof fetch>): Promise<Response | undefined> | undefined;
      /** Resolves when the page is shown, or cannot be. */
      readonly shown: Promise<void>;
    };
  }
}

/**
 * Returns the `fetch` of a document that a server has rendered: it answers a shopper's first calls with what the document has
 * asked for already, and notes the versions of the catalogue in the responses.
 */
export function documentFetch(fetch: typeof window.fetch, page: Pick<Window, 'earlyPage'>) {
  const versions = new Set<string>();
  return {
    /** The version that all responses had; undefined when they had several or none. */
    version: (): string | undefined => (versions.size === 1 ? [...versions][0] : undefined),
    fetch: async (...call: Parameters<typeof window.fetch>): Promise<Response> => {
      const response = (await page.earlyPage?.take(...call)) ?? (await fetch(...call));
      const version = response.headers.get(CATALOGUE_VERSION);
      if (version !== null) versions.add(version);
      return response;
    },
  };
}
