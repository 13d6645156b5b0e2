/** Whether the back-end can be reached, as the latest call to it has told. */
export type ForWatchingConnection = {
  isOnline(): boolean;
  /** Calls back whenever that changes. Returns a function that unsubscribes. */
  whenChanged(listener: () => void): () => void;
};
