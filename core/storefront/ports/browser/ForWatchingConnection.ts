/** Whether the back-end is reachable, according to the latest call and the device, and when to try again. */
export type ForWatchingConnection = {
  isOnline(): boolean;
  /** Calls the listener when the state changes. Returns a function that unsubscribes. */
  whenChanged(listener: () => void): () => void;
  /** Takes the back-end for reachable until a call shows that it is not. */
  assumeOnline(): void;
  /** Returns how long to wait before what has failed this many times in a row is tried again, at least `least`; in milliseconds. */
  retryDelay(failures: number, least: number): number;
  /**
   * Calls the listener with how long to wait from now on, in milliseconds: what the back-end asks for, or 0 when a call is likely to get
   * through. Returns a function that unsubscribes.
   */
  whenAdvised(listener: (wait: number) => void): () => void;
};
