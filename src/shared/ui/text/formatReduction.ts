import { formatMoney } from '../../../../core/domain/money/formatMoney.ts';
import type { Paise } from '../../../../core/domain/money/Paise.ts';

/** Returns an amount that is taken off, such as `−₹200`. */
export function formatReduction(paise: Paise): string {
  return paise === 0 ? formatMoney(0) : `−${formatMoney(paise)}`;
}
