import type { ForStoringPayments } from '../../../../core/backend/ports/orders/ForStoringPayments.ts';
import type { MemoryTables } from '../MemoryTables.ts';

/** The reported payments in memory. */
export function memoryPaymentStore({ payments }: MemoryTables): ForStoringPayments {
  return {
    payment: async (paymentId) => payments.get(paymentId),
    lock: async (paymentId) => payments.get(paymentId),
    put: async (payment) => {
      const before = payments.get(payment.paymentId);
      if (before?.checkoutId !== undefined && before.checkoutId !== payment.checkoutId) return false;
      const { refunded = 0, receivedAt = payment.receivedAt } = before ?? {};
      payments.set(payment.paymentId, { ...payment, refunded, receivedAt });
      return true;
    },
    addRefunded: async (paymentId, amount) => {
      const payment = payments.get(paymentId);
      if (payment === undefined) return;
      const refunded = payment.refunded + amount;
      if (refunded < 0 || refunded > payment.amount) throw new Error('More than the payment would be refunded');
      payments.set(paymentId, { ...payment, refunded });
    },
    problems: async () => [...payments.values()].filter(({ problem }) => problem !== undefined),
  };
}
