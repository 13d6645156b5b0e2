/** The pieces of a product. A product without a level is not counted: it is never sold out. */
export type StockLevel = {
  /** The key of the product. */
  readonly sku: string;
  /** The pieces in the shop, also those that are held. */
  readonly onHand: number;
  /** The pieces that are set aside for checkouts which are being paid. */
  readonly held: number;
};

/** Some pieces of a product. */
export type Pieces = { readonly key: string; readonly quantity: number };

/** What is left of a product of which a shopper wants more. */
export type Shortage = { readonly key: string; readonly left: number };

/** How many pieces of a counted product one checkout may hold. */
export const MOST_HELD = 10;

/** Returns the pieces of each product, those of several lines added up, in ascending order of their keys. */
export function piecesOf(lines: readonly Pieces[]): readonly Pieces[] {
  const quantities = new Map<string, number>();
  for (const { key, quantity } of lines) quantities.set(key, (quantities.get(key) ?? 0) + quantity);
  return [...quantities]
    .map(([key, quantity]) => ({ key, quantity }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

/**
 * Returns the products of which there are fewer pieces than wanted, or of which more are wanted than one checkout may hold. `own` are
 * the held pieces that the checkout may use.
 */
export function shortagesOf(
  wanted: readonly Pieces[],
  levels: readonly StockLevel[],
  own: readonly Pieces[] = [],
): readonly Shortage[] {
  return wanted.flatMap(({ key, quantity }) => {
    const level = levels.find(({ sku }) => sku === key);
    if (level === undefined) return [];
    const ofOwn = own.find((pieces) => pieces.key === key)?.quantity ?? 0;
    const left = Math.min(MOST_HELD, level.onHand - level.held + ofOwn);
    return quantity <= left ? [] : [{ key, left }];
  });
}
