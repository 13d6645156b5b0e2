import { formatCount } from '../../../../core/domain/text/formatCount.ts';

/** Such as `No creators`, `1 creator` or `3,000 creators`. */
export function countCreators(count: number): string {
  if (count === 0) return 'No creators';
  return count === 1 ? '1 creator' : `${formatCount(count)} creators`;
}
