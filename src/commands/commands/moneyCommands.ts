import { retryResponse } from '../../../adapters/wire/admin/orderCalls.ts';
import { paymentProblemsResponse, paymentRefundResponse } from '../../../adapters/wire/admin/workCalls.ts';
import type { CommandEntry } from '../ShopCommand.ts';
import { rupees } from './rupees.ts';

/** The commands about payments that paid no order, and refunds. */
export const moneyCommands: readonly CommandEntry[] = [
  {
    ...{ words: 'refunds retry', values: [1, 1] },
    usage: 'ID   try a failed refund again',
    run: async ({ values: [id = ''] }, { shop, out }) => {
      const { refund } = await shop.call(`POST /refunds/${encodeURIComponent(id)}/retry`, retryResponse);
      out.print(`Refund ${refund.id} is asked for`);
      return 0;
    },
  },
  {
    ...{ words: 'payments problems', values: [0, 0] },
    usage: '  print the captured payments that paid no order',
    run: async (_, { shop, out }) => {
      const { payments } = await shop.call('GET /payments/problems', paymentProblemsResponse);
      for (const { receivedAt, id, amount, refunded, problem, providerOrderId } of payments) {
        const back = refunded === 0 ? 'nothing is refunded' : `₹${rupees(refunded)} refunded`;
        out.print([receivedAt, id, `₹${rupees(amount)}`, problem, back, providerOrderId].join('  '));
      }
      out.print(`Payments with a problem: ${payments.length}`);
      return 0;
    },
  },
  {
    ...{ words: 'payments refund', values: [1, 1] },
    usage: 'ID   give a payment that paid no order back',
    run: async ({ values: [id = ''] }, { shop, out }) => {
      const { refund } = await shop.call(`POST /payments/${encodeURIComponent(id)}/refund`, paymentRefundResponse);
      out.print(`Refund ${refund.id} is asked for`);
      return 0;
    },
  },
];
