import { randomUUID } from 'node:crypto';
import { withSharedUseCases } from '../../../../core/backend/BackEnd.ts';
import { makeStartCheckout } from '../../../../core/backend/checkout/StartCheckout.ts';
import type { ForKeepingStock, StockMovement } from '../../../../core/backend/ports/ForKeepingStock.ts';
import type { PlantedFault } from '../ShopUnderTest.ts';
import { faultyTransactions, inPort, inTransactions } from './plantFault.ts';

/** Returns the fault that leaves some movements out. */
function withoutMovements(isLost: (movement: StockMovement) => boolean) {
  return (stock: ForKeepingStock): Partial<ForKeepingStock> => ({
    move: (movements) => stock.move(movements.filter((movement) => !isLost(movement))),
  });
}

/** What a careless change could break in the life of an order. */
export const lifeFaults: Readonly<Record<string, PlantedFault>> = {
  'pieces are held that nobody has': {
    firstHistory: 15,
    ...inTransactions('stock', (stock) => ({
      lock: async (skus) => (await stock.lock(skus)).map((level) => ({ ...level, onHand: level.onHand + 100 })),
    })),
    script: 'alter table stock_levels drop constraint never_oversold, drop constraint stock_levels_on_hand_check',
  },
  'a refused checkout keeps its pieces until they expire': {
    firstHistory: 38,
    changeBackEnd: (backEnd, ports) => {
      const transactions = faultyTransactions(ports.transactions, 'stock', () => ({ holds: async () => [] }));
      return { ...backEnd, startCheckout: makeStartCheckout({ ...withSharedUseCases(ports), transactions }) };
    },
  },
  'stock is locked in descending order': inTransactions('stock', (stock) => ({
    lock: async (skus) => {
      const levels = [];
      for (const sku of [...new Set(skus)].toSorted().toReversed()) levels.push(...(await stock.lock([sku])));
      return levels;
    },
  })),
  'the stock is locked before the checkout': {
    change: (ports) => ({
      ...ports,
      transactions: {
        within: (work) =>
          ports.transactions.within(async (stores) => {
            await stores.stock.lock(['shared-1']);
            return work(stores);
          }),
      },
    }),
  },
  'the provider is asked inside a transaction': {
    change: (ports) => ({
      ...ports,
      transactions: {
        within: (work) =>
          ports.transactions.within(async (stores) => {
            await ports.provider.payments('order_1').catch(() => undefined);
            return work(stores);
          }),
      },
    }),
  },
  'a link sets a password twice': {
    firstHistory: 13,
    ...inPort('accountTokens', (tokens) => ({
      take: (...link) => tokens.owner(...link),
      remove: async () => undefined,
    })),
  },
  'an order is found in an earlier state': inTransactions('orders', (orders) => ({
    update: (id, { state: _, ...changes }) => orders.update(id, changes),
  })),
  'an order does not say when it arrives': inTransactions('orders', (orders) => ({
    add: ({ delivery: _, ...order }) => orders.add(order),
  })),
  'what staff do is not logged': inTransactions('activity', () => ({ add: async () => undefined })),
  'what staff do is logged twice': inTransactions('activity', (activity) => ({
    add: async (entry) => {
      await activity.add(entry);
      await activity.add({ ...entry, id: `${entry.id}-again` });
    },
  })),
  'a shipped order has no mail': {
    firstHistory: 52,
    ...inTransactions('mails', (mails) => ({
      add: async (mail, at) => (mail.content.kind === 'order-shipped' ? undefined : mails.add(mail, at)),
    })),
  },
  'a hold is not released': inTransactions(
    'stock',
    withoutMovements(({ kind }) => kind === 'release'),
  ),
  'late money ignores the stock': {
    firstHistory: 27,
    ...inTransactions('stock', (stock) => ({
      holds: async (checkoutId) => (await stock.holds(checkoutId)).filter(({ state }) => state !== 'released'),
    })),
  },
  'cancelled pieces stay away': {
    firstHistory: 6,
    ...inTransactions(
      'stock',
      withoutMovements(({ kind }) => kind === 'return'),
    ),
  },
  'cancelled pieces come back twice': {
    firstHistory: 6,
    ...inTransactions('stock', (stock) => ({
      move: (movements) =>
        stock.move(movements.flatMap((movement) => (movement.kind === 'return' ? [movement, movement] : [movement]))),
    })),
  },
  'a refund has a new id at the provider each time': inPort('provider', (provider) => ({
    refund: (refund) => provider.refund({ ...refund, refundId: randomUUID() }),
  })),
  'a refund is asked for in rupees': inPort('provider', (provider) => ({
    refund: ({ amount, ...refund }) => provider.refund({ ...refund, amount: Math.max(100, Math.round(amount / 100)) }),
  })),
  'a job counts as done before it is': {
    firstHistory: 49,
    ...inPort('jobs', (jobs) => ({
      claim: async (...claim) => {
        const claimed = await jobs.claim(...claim);
        for (const job of claimed) await jobs.finish(job);
        return claimed;
      },
    })),
  },
  'two workers do one job': inPort('jobs', (jobs) => ({
    claim: async (topic, at, _until, most) =>
      (await jobs.list())
        .filter((job) => job.topic === topic && job.runAt <= at && job.failedAt === undefined)
        .slice(0, most - 1)
        .map((job) => ({ ...job, version: -1 })),
  })),
  'an authorized payment counts as captured': {
    firstHistory: 47,
    ...inPort('provider', (provider) => ({
      payments: async (...asked) =>
        (await provider.payments(...asked)).map((payment) =>
          payment.status === 'authorized' ? { ...payment, status: 'captured' } : payment,
        ),
    })),
  },
  'a failed payment counts as authorized': {
    firstHistory: 47,
    ...inPort('provider', (provider) => ({
      payments: async (...asked) =>
        (await provider.payments(...asked)).map((payment) =>
          payment.status === 'failed' ? { ...payment, status: 'authorized' } : payment,
        ),
    })),
  },
  'the end of a hold releases pieces that are being paid': {
    firstHistory: 12,
    ...inTransactions('orders', (orders) => ({
      order: async (id) => {
        const order = await orders.order(id);
        return order?.standing === 'payment-pending' ? undefined : order;
      },
    })),
  },
  'a coupon is used more often than it says': {
    ...inTransactions('coupons', (coupons) => ({
      lock: async (ids) => (await coupons.lock(ids)).map(({ mostUses: _, ...coupon }) => coupon),
    })),
    script: 'alter table coupons drop constraint never_used_more_often',
  },
  'a mail is not stored': inTransactions('mails', () => ({ add: async () => undefined })),
  'a cancelled order gives no money back': inTransactions('refunds', () => ({ add: async () => undefined })),
};
