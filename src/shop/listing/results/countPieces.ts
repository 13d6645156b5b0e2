import { formatCount } from '../../../../core/domain/text/formatCount.ts';

/** Such as `1 piece` or `1,23,456 pieces`. */
export function countPieces(count: number): string {
  return count === 1 ? '1 piece' : `${formatCount(count)} pieces`;
}
