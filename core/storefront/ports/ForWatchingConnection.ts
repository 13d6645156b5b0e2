/** Whether the back-end is reachable, according to the latest call. */
export type ForWatchingConnection = {
  isOnline(): boolean;
  /** Calls the listener when the state changes. Returns a function that unsubscribes. */
  whenChanged(listener: () => void): () => void;
};
