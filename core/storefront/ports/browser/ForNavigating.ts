/** Texts that belong to one entry of the tab's history. They survive a reload of its page and are not part of its path. */
export type EntryState = { readonly [name: string]: string | undefined };

/**
 * Navigation between the pages of the shop. Paths belong to this app: `/cart`, `/product-listing?…`. A path that the shopper opens
 * by herself begins an entry without a state.
 */
export type ForNavigating = {
  /** Returns the current path with its query and fragment. */
  here(): string;
  /** Returns the state of the current entry; undefined when it has none. */
  state(): EntryState | undefined;
  /** Begins a new entry, with this state. */
  goTo(path: string, state?: EntryState): void;
  /** Navigates and replaces the path of the current entry, which keeps its state. */
  replaceWith(path: string): void;
  /** Replaces the state of the current entry. */
  setState(state: EntryState): void;
};
