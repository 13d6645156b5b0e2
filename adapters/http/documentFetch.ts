import { CATALOGUE_VERSION } from '../wire/catalogueVersion.ts';

declare global {
  interface Window {
    /** What the document of the cart page has asked for before the shop was loaded (`earlyCartScript`). */
    earlyCart?: {
      /** Returns the answer to the first call for the cart of the same shopper; undefined for any other call. */
      take(...call: Parameters<typeof fetch>): Promise<Response> | undefined;
      /** Resolves when the lines are shown, or cannot be. */
      readonly shown: Promise<void>;
    };
  }
}

/**
 * Returns the `fetch` of a document that a server has rendered: it answers the first call for the shopper's cart with what the
 * document has asked for already, and notes the versions of the catalogue in the responses.
 */
export function documentFetch(fetch: typeof window.fetch, page: Pick<Window, 'earlyCart'>) {
  const versions = new Set<string>();
  return {
    /** The version that all responses had; undefined when they had several or none. */
    version: (): string | undefined => (versions.size === 1 ? [...versions][0] : undefined),
    fetch: async (...call: Parameters<typeof window.fetch>): Promise<Response> => {
      const response = await (page.earlyCart?.take(...call) ?? fetch(...call));
      const version = response.headers.get(CATALOGUE_VERSION);
      if (version !== null) versions.add(version);
      return response;
    },
  };
}
