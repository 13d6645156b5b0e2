import { refundResponse } from '../../../adapters/wire/admin/orderCalls.ts';
import { returnResponse, returnsResponse } from '../../../adapters/wire/admin/returnCalls.ts';
import type { CommandEntry, ShopServices } from '../ShopCommand.ts';
import { linesOf } from './linesOf.ts';
import { rupees } from './rupees.ts';

/** The commands about pieces that come back. */
export const returnCommands: readonly CommandEntry[] = [
  { words: 'returns list', values: [0, 0], run: listReturns, usage: '  print all returns, the newest first' },
  {
    ...{ words: 'returns receive', values: [1, 1], options: ['line'], flags: ['restock'] },
    usage: 'ID [--line SKU=N …] [--restock]   take the pieces in, all or some',
    run: (input, services) =>
      change(input.values, services, 'receive', { ...linesOf(input), restock: input.flags.has('restock') }),
  },
  {
    ...{ words: 'returns refund', values: [1, 1], flags: ['preview'] },
    usage: 'ID [--preview]   give back what was paid for the pieces that arrived',
    run: async ({ values: [id = ''], flags }, { shop, out }) => {
      const path = `${pathOf(id)}/refund${flags.has('preview') ? '?preview' : ''}` as const;
      const { refund } = await shop.call(`POST ${path}`, refundResponse);
      out.print(
        `₹${rupees(refund.amount)} ${refund.id === undefined ? 'would go back' : `go back, refund ${refund.id}`}`,
      );
      return 0;
    },
  },
  {
    ...{ words: 'returns exchange', values: [1, 1], options: ['carrier', 'tracking'] },
    usage: 'ID --carrier NAME --tracking NUMBER   hand the other size to the carrier',
    run: (input, services) => {
      const { carrier, tracking: trackingNumber } = input.options;
      if (!carrier || !trackingNumber) throw new Error('A parcel needs --carrier and --tracking');
      return change(input.values, services, 'exchange', { carrier, trackingNumber });
    },
  },
  {
    ...{ words: 'returns refuse', values: [1, 1], options: ['reason'] },
    usage: 'ID --reason TEXT   end a return without money or another size; the shopper reads why',
    run: (input, services) => {
      const { reason: note } = input.options;
      if (!note) throw new Error('Tell why: --reason TEXT');
      return change(input.values, services, 'refuse', { note });
    },
  },
];

async function listReturns(_: unknown, { shop, out }: ShopServices): Promise<number> {
  let count = 0;
  for await (const { returns } of shop.pages('/returns', returnsResponse)) {
    for (const { id, state, askedAt, orderNumber, lines } of returns) {
      const pieces = lines.map(
        ({ sku, quantity, exchange }) => `${sku}=${quantity}${exchange ? ` for ${exchange.sku}` : ''}`,
      );
      out.print([askedAt, id, orderNumber, state, ...pieces].join('  '));
    }
    count += returns.length;
  }
  out.print(`Returns: ${count}`);
  return 0;
}

async function change(
  [id = '']: readonly string[],
  { shop, out }: ShopServices,
  step: 'receive' | 'exchange' | 'refuse',
  body: object,
): Promise<number> {
  const { return: one } = await shop.call(`POST ${pathOf(id)}/${step}`, returnResponse, body);
  out.print(`The return of ${one.orderNumber} is ${one.state}`);
  return 0;
}

function pathOf(id: string): `/returns/${string}` {
  return `/returns/${encodeURIComponent(id)}`;
}
