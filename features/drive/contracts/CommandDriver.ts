/** How often a button is pressed, one press right after the other. */
export type Presses = 'once' | 'twice';

/** What the shopper does with one button: on a screen the button is pressed, without one the view-model's command runs. */
export type CommandDriver = {
  /** Opens the listing without any filter, from the front page. */
  shopNow(): Promise<void>;
  resetFilters(): Promise<void>;
  /** Removes every filter, the search included. */
  clearFilters(): Promise<void>;
  /** Removes the filter that the shop suggests to remove, in these words. */
  followSuggestion(words: string): Promise<void>;
  /** Requests the products again after a failure. */
  retryProducts(): Promise<void>;
  /** Puts back the item of that name, which was removed last. */
  undoRemoval(name: string): Promise<void>;
  toggleCouponList(): Promise<void>;
  /** Goes from the cart to the checkout. */
  goToCheckout(): Promise<void>;
  placeOrder(presses: Presses): Promise<void>;
  /** Opens the empty address form. */
  openAddressForm(): Promise<void>;
  editAddress(name: string): Promise<void>;
  deleteAddress(name: string): Promise<void>;
  /** Fills the address form with sample data. */
  fillSampleAddress(): Promise<void>;
};
