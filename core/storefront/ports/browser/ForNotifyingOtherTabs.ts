/** A list that all tabs share. */
export type SharedList = 'cart' | 'wishlist' | 'addresses' | 'orders';

/** Messages between the tabs of the shop on this device. Never throws: without support by the browser no messages arrive. */
export type ForNotifyingOtherTabs = {
  /** Notifies all other tabs that the list has changed in the back-end; of the orders, this tab too. */
  notify(list: SharedList): void;
  /** Calls the listener when a tab notifies of a change. Returns a function that unsubscribes. */
  whenNotified(listener: (list: SharedList) => void): () => void;
};
