/** Whether the shopper looks at the tab. */
export type ForWatchingVisibility = {
  /** Calls the listener each time the shopper looks at the tab again. Returns a function that unsubscribes. */
  whenVisible(listener: () => void): () => void;
};
