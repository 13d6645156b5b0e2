import { formatMoney } from '../../../core/domain/money/formatMoney.ts';
import { isolated } from '../../../core/domain/text/isolated.ts';
import { listText } from '../../../core/domain/text/listText.ts';
import type { Creator } from '../catalogue/requestCreator.ts';
import { countPieces } from '../listing/results/countPieces.ts';

type CreatorFacts = Pick<Creator, 'total' | 'categories' | 'lowestPrice' | 'highestPrice'>;

/** A line about a creator, such as `3 pieces: clothing and accessories, ₹149 to ₹899`. */
export function creatorLine({ total, categories, lowestPrice, highestPrice }: CreatorFacts): string {
  const lowest = formatMoney(lowestPrice);
  const prices = lowestPrice === highestPrice ? lowest : `${lowest} to ${formatMoney(highestPrice)}`;
  return `${countPieces(total)}: ${listText(categories.map(isolated), 'and')}, ${prices}`;
}
