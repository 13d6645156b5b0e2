/** The shop's messages about its state. */
export type NoticeDriver = {
  isCartEmpty(): Promise<boolean>;
  isWishlistEmpty(): Promise<boolean>;
  /** Whether the removal of the item of that name can be undone. */
  offersUndo(name: string): Promise<boolean>;
  /** Whether no product matches the filters. */
  hasNoMatches(): Promise<boolean>;
  /** Whether the shop suggests, in these words, to remove a filter. */
  suggests(words: string): Promise<boolean>;
  /** Whether the cart's summary says these words about the next coupon. */
  hintsAtCoupon(words: string): Promise<boolean>;
};
