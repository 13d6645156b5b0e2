/** What of the shopper's own is the same in every tab. */
export type SharedList = 'cart' | 'wishlist' | 'addresses';

/** The same shop in other tabs of this device. Never throws: a tab that cannot be reached goes on by itself. */
export type ForReachingOtherTabs = {
  /** Tells all other tabs that the back-end has made a change to the list. */
  tellOfChange(list: SharedList): void;
  /** Calls back whenever another tab tells of a change; answers how to stop. */
  whenChanged(listener: (list: SharedList) => void): () => void;
};
