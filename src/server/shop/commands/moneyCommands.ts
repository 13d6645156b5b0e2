import { COMMAND_LINE, type CommandEntry } from '../ShopServices.ts';
import { rupees } from './rupees.ts';

/** The commands about payments that paid no order, and refunds. */
export const moneyCommands: readonly CommandEntry[] = [
  {
    ...{ words: 'refunds retry', values: [1, 1] },
    usage: 'ID   try a failed refund again',
    run: async ({ values: [id = ''] }, { backEnd, out }) => {
      const again = await backEnd.retryRefund(id, COMMAND_LINE);
      if ('invalid' in again) throw new Error(again.invalid.join('. '));
      out.print(`Refund ${again.id} is asked for`);
      return 0;
    },
  },
  {
    ...{ words: 'payments problems', values: [0, 0] },
    usage: '  print the captured payments that paid no order',
    run: async (_, { stores, out }) => {
      const payments = await stores.payments.problems();
      for (const { receivedAt, paymentId, amount, refunded, problem, providerOrderId } of payments) {
        const back = refunded === 0 ? 'nothing is refunded' : `₹${rupees(refunded)} refunded`;
        out.print([receivedAt, paymentId, `₹${rupees(amount)}`, problem, back, providerOrderId].join('  '));
      }
      out.print(`Payments with a problem: ${payments.length}`);
      return 0;
    },
  },
  {
    ...{ words: 'payments refund', values: [1, 1] },
    usage: 'ID   give a payment that paid no order back',
    run: async ({ values: [id = ''] }, { backEnd, out }) => {
      const refund = await backEnd.refundPayment(id, COMMAND_LINE);
      if ('invalid' in refund) throw new Error(refund.invalid.join('. '));
      out.print(`Refund ${refund.id} is asked for`);
      return 0;
    },
  },
];
