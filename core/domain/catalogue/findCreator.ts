import type { Paise } from '../money/Paise.ts';
import { creatorName } from './creatorName.ts';
import { optionsOf } from './options.ts';
import type { Product } from './Product.ts';

/** A creator, as the catalogue knows them. */
export type Creator = {
  /** The handle as the catalogue first spells it. */
  readonly handle: string;
  /** At least one, in catalogue order. */
  readonly pieces: readonly Product[];
  /** In order of first appearance. */
  readonly categories: readonly string[];
  /** The lowest and the highest discounted price, in paise. */
  readonly lowestPrice: Paise;
  readonly highestPrice: Paise;
};

/** Returns the creator with this handle, with or without its `@` and in any case; undefined when nothing in the catalogue is theirs. */
export function findCreator(products: readonly Product[], handle: string): Creator | undefined {
  const name = creatorName(handle);
  const pieces = products.filter(({ influencer }) => creatorName(influencer) === name);
  const [first] = pieces;
  if (first === undefined) return undefined;
  const prices = pieces.map(({ discountedPrice }) => discountedPrice);
  return {
    handle: first.influencer,
    pieces,
    categories: optionsOf(pieces).categories,
    lowestPrice: prices.reduce((one, other) => Math.min(one, other)),
    highestPrice: prices.reduce((one, other) => Math.max(one, other)),
  };
}
