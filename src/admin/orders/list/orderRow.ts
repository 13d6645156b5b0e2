import type { ListedOrder } from '../../../../core/admin/ports/StaffOrder.ts';
import { formatMoney } from '../../../../core/domain/money/formatMoney.ts';
import type { OrderStatus } from '../../../../core/domain/orders/OrderStatus.ts';
import { formatTime } from '../../../../core/domain/time/formatDate.ts';
import { paths } from '../../paths/paths.ts';
import { counted } from '../orderWords.ts';

/** An order of the list, ready to show. */
export type OrderRow = {
  readonly id: string;
  readonly number: string;
  readonly path: string;
  readonly status: OrderStatus;
  readonly name: string;
  readonly email: string;
  readonly pieces: string;
  /** Undefined for staff who may not read sums. */
  readonly amount: string | undefined;
  readonly placedAt: string;
  readonly isTicked: boolean;
  /** Whether the order is in another state by now than the list is about. */
  readonly isMoved: boolean;
};

export function orderRow(order: ListedOrder, marks: Pick<OrderRow, 'isTicked' | 'isMoved'>): OrderRow {
  const { id, number, status, name, email, pieces, amount, placedAt } = order;
  return {
    ...{ id, number, status, email, path: paths.order(number), pieces: counted(pieces, 'piece') },
    name: name === '' ? 'Account deleted' : name,
    amount: amount === undefined ? undefined : formatMoney(amount),
    placedAt: formatTime(placedAt),
    ...marks,
  };
}
