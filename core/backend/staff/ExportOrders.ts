import type { OrderStatus } from '../../domain/orders/OrderStatus.ts';
import { orderSearchText } from '../../domain/orders/orderSearchText.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { FoundOrder } from '../ports/orders/ForFindingOrders.ts';

/** How many orders are read at a time. */
const PAGE = 500;

/** Yields all orders of a state that have a text, the newest first. Reads the next ones when they are asked for. */
export type ExportOrders = (search: {
  readonly status?: OrderStatus | undefined;
  readonly text?: string | undefined;
}) => AsyncGenerator<FoundOrder>;

export function makeExportOrders({ foundOrders }: Pick<BackEndPorts, 'foundOrders'>): ExportOrders {
  return async function* exportOrders({ status, text = '' }) {
    const search = { text: orderSearchText(text), most: PAGE, ...(status !== undefined && { status }) };
    for (let after: string | undefined; ; ) {
      const orders = await foundOrders.find({ ...search, ...(after !== undefined && { after }) });
      yield* orders;
      after = orders.at(-1)?.number;
      if (orders.length < PAGE) return;
    }
  };
}
