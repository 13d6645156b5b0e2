/** Whether the member of staff looks at the tab. */
export type ForWatchingVisibility = {
  isVisible(): boolean;
  /** Calls the listener each time the tab is looked at again. Returns a function that unsubscribes. */
  whenVisible(listener: () => void): () => void;
};
