import type { Product } from '../catalogue/Product.ts';
import { tellingSize } from '../catalogue/tellingSize.ts';

/** How a piece fits: small, true to its size, or large. */
export const FITS = ['small', 'true', 'large'] as const;

export type Fit = (typeof FITS)[number];

/** How many buyers of a style have voted for each. */
export type FitCounts = Readonly<Record<Fit, number>>;

/** A line of an order about which its shopper may vote, by the key of its product; with her vote, if there is one. */
export type FitLine = { readonly key: string; readonly fit?: Fit };

/** How many days after its delivery a shopper is asked how an order fits. */
export const FIT_MAIL_DAYS = 7;

/** From so many votes on the shop tells how a style fits. */
export const LEAST_FIT_VOTES = 5;

export const NO_FIT_VOTES: FitCounts = { small: 0, true: 0, large: 0 };

const FITS_SO: Readonly<Record<Fit, string>> = { small: 'Fits small', true: 'Fits true to size', large: 'Fits large' };

/**
 * Returns the lines of an order of this status about which its shopper may vote: of a delivered order, those of pieces that are sold in several sizes.
 * `byKey` has the products that are sold now.
 */
export function fitLines(
  status: string,
  lines: readonly { readonly key: string }[],
  byKey: ReadonlyMap<string, Product>,
): readonly string[] {
  if (status !== 'delivered') return [];
  return lines.map(({ key }) => key).filter((key) => isFitted(byKey.get(key)));
}

function isFitted(product: Product | undefined): boolean {
  return product?.sizes !== undefined && tellingSize(product.size) !== undefined;
}

/**
 * Returns what the shop tells of the votes about a style, such as `Fits small, say 14 of 18 buyers`; undefined below
 * {@link LEAST_FIT_VOTES} votes, and while no more than half of them agree.
 */
export function fitText(counts: FitCounts): string | undefined {
  const all = FITS.reduce((sum, fit) => sum + counts[fit], 0);
  const majority = FITS.find((fit) => counts[fit] > all / 2);
  if (all < LEAST_FIT_VOTES || majority === undefined) return undefined;
  return `${FITS_SO[majority]}, say ${counts[majority]} of ${all} buyers`;
}
