import { formatMoney } from '../../../core/domain/money/formatMoney.ts';
import { isolated } from '../../../core/domain/text/isolated.ts';
import type { Creator } from '../catalogue/requestCreator.ts';
import { countPieces } from '../listing/results/countPieces.ts';

const lists = new Intl.ListFormat('en-IN');

type CreatorFacts = Pick<Creator, 'total' | 'categories' | 'lowestPrice' | 'highestPrice'>;

/** A line about a creator, such as `3 pieces: clothing and accessories, ₹149 to ₹899`. */
export function creatorLine({ total, categories, lowestPrice, highestPrice }: CreatorFacts): string {
  const lowest = formatMoney(lowestPrice);
  const prices = lowestPrice === highestPrice ? lowest : `${lowest} to ${formatMoney(highestPrice)}`;
  return `${countPieces(total)}: ${lists.format(categories.map(isolated))}, ${prices}`;
}
