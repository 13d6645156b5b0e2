import type { Fulfilled } from '../../../../core/backend/orders/FulfilOrder.ts';
import type { StoredOrder } from '../../../../core/backend/ports/ForStoringOrders.ts';
import { exportOrders } from '../exportOrders.ts';
import { COMMAND_LINE, type CommandEntry, type CommandInput, type ShopServices } from '../ShopServices.ts';
import { readRupees, rupees } from './rupees.ts';
import { showOrder } from './showOrder.ts';
import { wholeNumber } from './wholeNumber.ts';

/** The commands about orders. */
export const orderCommands: readonly CommandEntry[] = [
  { words: 'orders list', values: [0, 0], run: listOrders, usage: '  print all orders, the oldest first' },
  {
    ...{ words: 'orders export', values: [1, 1], takesPaths: true, run: exportOrders },
    usage: 'FILE   write a row for each line of each order as CSV',
  },
  {
    ...{ words: 'orders show', values: [1, 1] },
    usage: 'NUMBER   print an order with its timeline, parcels and refunds',
    run: async (input, services) => showOrder(await orderOf(input, services), services),
  },
  {
    ...{ words: 'orders pack', values: [1, 1] },
    usage: 'NUMBER   mark an order as packed',
    run: (input, services) => fulfil(input, services, (id) => services.backEnd.fulfilOrder.pack(id, COMMAND_LINE)),
  },
  {
    ...{ words: 'orders ship', values: [1, 1], options: ['carrier', 'tracking', 'line'] },
    usage: 'NUMBER --carrier NAME --tracking NUMBER [--line SKU=N …]   hand a parcel to the carrier',
    run: async (input, services) => {
      const { carrier, tracking: trackingNumber } = input.options;
      if (!carrier || !trackingNumber) throw new Error('A parcel needs --carrier and --tracking');
      const parcel = { carrier, trackingNumber, ...linesOf(input) };
      return fulfil(input, services, (id) => services.backEnd.fulfilOrder.ship(id, parcel, COMMAND_LINE));
    },
  },
  {
    ...{ words: 'orders deliver', values: [1, 1] },
    usage: 'NUMBER   mark the parcels of an order as delivered',
    run: (input, services) => fulfil(input, services, (id) => services.backEnd.fulfilOrder.deliver(id, COMMAND_LINE)),
  },
  {
    ...{ words: 'orders cancel', values: [1, 1], options: ['reason'], run: cancel },
    usage: 'NUMBER --reason TEXT   cancel an order that is not shipped, and refund it',
  },
  {
    ...{ words: 'orders refund', values: [1, 1], options: ['amount', 'line', 'reason'], flags: ['restock', 'preview'] },
    usage: 'NUMBER [--amount RUPEES | --line SKU=N …] [--reason TEXT] [--restock] [--preview]   give money back',
    run: refund,
  },
];

async function listOrders(_: CommandInput, { stores, out }: ShopServices): Promise<number> {
  let count = 0;
  for await (const { paidAt, number, amountPaid, orderedProducts, email } of stores.orders.all()) {
    const pieces = orderedProducts.reduce((sum, { quantity }) => sum + quantity, 0);
    out.print([paidAt, number, `₹${rupees(amountPaid)}`, `${pieces} items`, email].join('  '));
    count += 1;
  }
  out.print(`Orders: ${count}`);
  return 0;
}

async function orderOf({ values: [text = ''] }: CommandInput, { stores }: ShopServices): Promise<StoredOrder> {
  const id = await stores.orders.withNumber(text.toUpperCase());
  const order = id === undefined ? undefined : await stores.orders.order(id);
  if (order === undefined) throw new Error(`There is no order ${text}`);
  return order;
}

async function fulfil(
  input: CommandInput,
  services: ShopServices,
  step: (orderId: string) => Promise<Fulfilled>,
): Promise<number> {
  const { orderId, number } = await orderOf(input, services);
  const done = await step(orderId);
  if (done === 'unknown-order') throw new Error(`There is no order ${number}`);
  if (done.refused !== undefined) throw new Error(`${number}: ${done.refused}`);
  services.out.print(`${number} is ${done.status}`);
  return 0;
}

async function cancel(input: CommandInput, services: ShopServices): Promise<number> {
  const { reason } = input.options;
  if (!reason) throw new Error('Tell why: --reason TEXT');
  const { orderId, number } = await orderOf(input, services);
  const done = await services.backEnd.cancelForStaff(orderId, COMMAND_LINE, { reason: 'other', note: reason });
  if (done === 'unknown-order' || done.refused !== undefined) throw new Error(`${number} cannot be cancelled any more`);
  services.out.print(`${number} is ${done.status}`);
  return 0;
}

async function refund(input: CommandInput, services: ShopServices): Promise<number> {
  const { options, flags } = input;
  const { amount, reason = 'Refund' } = options;
  const lines = linesOf(input);
  if (amount !== undefined && 'lines' in lines) throw new Error('Name an amount or lines, not both');
  if (amount !== undefined && flags.has('restock')) throw new Error('Name the lines whose pieces go back into stock');
  const { orderId, number } = await orderOf(input, services);
  const request = {
    ...{ reason, restock: flags.has('restock') },
    ...(amount !== undefined && { amount: readRupees(amount) }),
    ...lines,
  };
  const by = { actor: COMMAND_LINE, isPreview: flags.has('preview') };
  const asked = await services.backEnd.refundOrder(orderId, request, by);
  if (asked === 'unknown-order') throw new Error(`There is no order ${number}`);
  if ('invalid' in asked) throw new Error(`${number}: ${asked.invalid.join('. ')}`);
  for (const line of asked.lines) services.out.print(`${line.key}  ${line.quantity} pieces  ₹${rupees(line.amount)}`);
  const what = asked.id === undefined ? 'would go back' : `go back, refund ${asked.id}`;
  services.out.print(`${number}: ₹${rupees(asked.amount)} ${what}`);
  return 0;
}

/** Reads the values of `--line`. */
function linesOf({ lines }: CommandInput): { readonly lines?: readonly { key: string; quantity: number }[] } {
  if (lines.length === 0) return {};
  return {
    lines: lines.map((text) => {
      const at = text.lastIndexOf('=');
      if (at < 1) throw new Error(`${text} is not a line, such as SKU=1`);
      return { key: text.slice(0, at), quantity: wholeNumber(text.slice(at + 1)) };
    }),
  };
}
