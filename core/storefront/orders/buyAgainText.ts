/** The numbers of ordered products that were added, were in the cart already, and are no longer sold. */
export type BuyAgainCounts = { readonly added: number; readonly inCart: number; readonly notSold: number };

/** Such as `2 products added to the cart, 1 was there already, 1 is no longer sold`. */
export function buyAgainText({ added, inCart, notSold }: BuyAgainCounts): string {
  const start =
    added === 0 ? 'Nothing added to the cart' : `${added === 1 ? '1 product' : `${added} products`} added to the cart`;
  const there = inCart === 0 ? [] : [`${inCart} ${inCart === 1 ? 'was' : 'were'} there already`];
  const gone = notSold === 0 ? [] : [`${notSold} ${notSold === 1 ? 'is' : 'are'} no longer sold`];
  return [start, ...there, ...gone].join(', ');
}
