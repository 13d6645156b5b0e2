import type { Creator } from '../../core/domain/catalogue/findCreator.ts';
import { formatMoney } from '../ui/formatMoney.ts';
import { countPieces } from './countPieces.ts';

const lists = new Intl.ListFormat('en-IN');

/** A line about a creator, such as `3 pieces: clothing and accessories, ₹149 to ₹899`. */
export function creatorLine({ pieces, categories, lowestPrice, highestPrice }: Creator): string {
  const lowest = formatMoney(lowestPrice);
  const prices = lowestPrice === highestPrice ? lowest : `${lowest} to ${formatMoney(highestPrice)}`;
  return `${countPieces(pieces.length)}: ${lists.format(categories)}, ${prices}`;
}
