/** A list that is the same in every tab. */
export type SharedList = 'cart' | 'wishlist' | 'addresses';

/** The shop's other tabs on this device. Never throws: where tabs cannot be reached, each goes on by itself. */
export type ForNotifyingOtherTabs = {
  /** Tells all other tabs that the back-end has changed the list. */
  notify(list: SharedList): void;
  /** Calls back whenever another tab tells of a change. Returns a function that unsubscribes. */
  whenNotified(listener: (list: SharedList) => void): () => void;
};
