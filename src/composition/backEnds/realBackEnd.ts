/** How the shop reaches `/api`: over the network. */
export const backEndFetch: typeof fetch = (input, init) => window.fetch(input, init);
