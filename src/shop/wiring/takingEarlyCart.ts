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

/** A `fetch` that answers the first call for the shopper's cart with what the document has asked for already. */
export function takingEarlyCart(fetch: typeof window.fetch, page: Pick<Window, 'earlyCart'>): typeof window.fetch {
  return (...call) => page.earlyCart?.take(...call) ?? fetch(...call);
}
