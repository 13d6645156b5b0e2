import { orderResponse, ordersResponse, refundResponse } from '../../../adapters/wire/admin/orderCalls.ts';
import { RefusedCall } from '../ShopClient.ts';
import type { CommandEntry, CommandInput, ShopServices } from '../ShopCommand.ts';
import { exportOrders } from './exportOrders.ts';
import { linesOf } from './linesOf.ts';
import { readRupees, rupees } from './rupees.ts';
import { type ShownOrder, showOrder } from './showOrder.ts';

const CONFLICT = 409;

/** The commands about orders. */
export const orderCommands: readonly CommandEntry[] = [
  { words: 'orders list', values: [0, 0], run: listOrders, usage: '  print all orders, the oldest first' },
  {
    ...{ words: 'orders export', values: [1, 1], run: exportOrders },
    usage: 'FILE   write a row for each line of each order as CSV',
  },
  {
    ...{ words: 'orders show', values: [1, 1] },
    usage: 'NUMBER   print an order with its timeline, parcels and refunds',
    run: async (input, services) => {
      showOrder(await orderOf(input, services), services.out);
      return 0;
    },
  },
  {
    ...{ words: 'orders pack', values: [1, 1] },
    usage: 'NUMBER   mark an order as packed',
    run: (input, services) => change(input, services, 'pack'),
  },
  {
    ...{ words: 'orders ship', values: [1, 1], options: ['carrier', 'tracking', 'line'] },
    usage: 'NUMBER --carrier NAME --tracking NUMBER [--line SKU=N …]   hand a parcel to the carrier',
    run: async (input, services) => {
      const { carrier, tracking: trackingNumber } = input.options;
      if (!carrier || !trackingNumber) throw new Error('A parcel needs --carrier and --tracking');
      return change(input, services, 'ship', { carrier, trackingNumber, ...linesOf(input) });
    },
  },
  {
    ...{ words: 'orders deliver', values: [1, 1] },
    usage: 'NUMBER   mark the parcels of an order as delivered',
    run: (input, services) => change(input, services, 'deliver'),
  },
  {
    ...{ words: 'orders cancel', values: [1, 1], options: ['reason'] },
    usage: 'NUMBER --reason TEXT   cancel an order that is not shipped, and refund it',
    run: async (input, services) => {
      const { reason: note } = input.options;
      if (!note) throw new Error('Tell why: --reason TEXT');
      const cancellation = { reason: 'other', note, refund: true, restock: true };
      return change(input, services, 'cancel', cancellation, (number) => `${number} cannot be cancelled any more`);
    },
  },
  {
    ...{ words: 'orders refund', values: [1, 1], options: ['amount', 'line', 'reason'], flags: ['restock', 'preview'] },
    usage: 'NUMBER [--amount RUPEES | --line SKU=N …] [--reason TEXT] [--restock] [--preview]   give money back',
    run: refund,
  },
];

async function listOrders(_: CommandInput, { shop, out }: ShopServices): Promise<number> {
  let count = 0;
  for await (const { orders } of shop.pages('/orders?sort=oldest', ordersResponse)) {
    for (const { placedAt, number, amount = 0, pieces, email } of orders)
      out.print([placedAt, number, `₹${rupees(amount)}`, `${pieces} items`, email].join('  '));
    count += orders.length;
  }
  out.print(`Orders: ${count}`);
  return 0;
}

/** Resolves with the order of a number. */
async function orderOf({ values: [text = ''] }: CommandInput, { shop }: ShopServices): Promise<ShownOrder> {
  const { orders } = await shop.call(`GET /orders?q=${encodeURIComponent(text)}`, ordersResponse);
  const id = orders.find(({ number }) => number === text.toUpperCase())?.id;
  if (id === undefined) throw new Error(`There is no order ${text}`);
  return (await shop.call(`GET /orders/${encodeURIComponent(id)}`, orderResponse)).order;
}

async function change(
  input: CommandInput,
  services: ShopServices,
  step: 'pack' | 'ship' | 'deliver' | 'cancel',
  body?: object,
  conflictText = (number: string, reason: string) => `${number}: ${reason}`,
): Promise<number> {
  const { id, number } = await orderOf(input, services);
  const changed = services.shop.call(`POST /orders/${encodeURIComponent(id)}/${step}`, orderResponse, body);
  const { order } = await changed.catch((error: unknown) => {
    if (!(error instanceof RefusedCall)) throw error;
    throw new Error(error.status === CONFLICT ? conflictText(number, error.message) : `${number}: ${error.message}`);
  });
  services.out.print(`${number} is ${order.status}`);
  return 0;
}

async function refund(input: CommandInput, services: ShopServices): Promise<number> {
  const { options, flags } = input;
  const { amount, reason = 'Refund' } = options;
  const lines = linesOf(input);
  const restock = flags.has('restock');
  if (amount !== undefined && 'lines' in lines) throw new Error('Name an amount or lines, not both');
  if (amount !== undefined && restock) throw new Error('Name the lines whose pieces go back into stock');
  const { id, number } = await orderOf(input, services);
  const body = { reason, restock, ...(amount !== undefined && { amount: readRupees(amount) }), ...lines };
  const path = `/orders/${encodeURIComponent(id)}/refunds${flags.has('preview') ? '?preview' : ''}` as const;
  const asked = await services.shop.call(`POST ${path}`, refundResponse, body).catch((error: unknown) => {
    throw error instanceof RefusedCall ? new Error(`${number}: ${error.message}`) : error;
  });
  for (const line of asked.refund.lines)
    services.out.print(`${line.sku}  ${line.quantity} pieces  ₹${rupees(line.amount)}`);
  const what = asked.refund.id === undefined ? 'would go back' : `go back, refund ${asked.refund.id}`;
  services.out.print(`${number}: ₹${rupees(asked.refund.amount)} ${what}`);
  return 0;
}
