import { withSharedUseCases } from '../../../../core/backend/BackEnd.ts';
import type { StockMovement } from '../../../../core/backend/ports/ForKeepingStock.ts';
import type { ForStoringReturns } from '../../../../core/backend/ports/orders/ForStoringReturns.ts';
import { makeAskForReturn } from '../../../../core/backend/returns/AskForReturn.ts';
import type { PlantedFault } from '../ShopUnderTest.ts';
import { faultyTransactions, inTransactions } from './plantFault.ts';

const withoutMovements = (isLost: (movement: StockMovement) => boolean) =>
  inTransactions('stock', (stock) => ({
    move: (movements) => stock.move(movements.filter((movement) => !isLost(movement))),
  }));

/** Returns the fault that replaces methods of the returns for the call that asks for one. The log reads them as they are. */
function asking(replace: (returns: ForStoringReturns) => Partial<ForStoringReturns>): PlantedFault {
  return {
    changeBackEnd: (backEnd, ports) => {
      const transactions = faultyTransactions(ports.transactions, 'returns', replace);
      return { ...backEnd, askForReturn: makeAskForReturn({ ...withSharedUseCases(ports), transactions }) };
    },
  };
}

/** What a careless change could break in returns. */
export const returnFaults: Readonly<Record<string, PlantedFault>> = {
  'a piece is returned twice': asking(() => ({ ofOrder: async () => [] })),
  'a return that is asked for again is another one': asking((returns) => ({
    ofOrder: async (orderId) => (await returns.ofOrder(orderId)).map(({ requestKey: _, ...one }) => one),
  })),
  'pieces are returned whenever they were delivered': inTransactions('orders', (orders) => ({
    order: async (id) => {
      const order = await orders.order(id);
      const late = { deliveredAt: '2099-01-01T00:00:00+00:00' };
      return order && { ...order, shipments: order.shipments.map((parcel) => ({ ...parcel, ...late })) };
    },
  })),
  'another size is promised and not held': inTransactions('stock', (stock) => ({
    move: (movements) => stock.move(movements.filter(({ kind }) => kind !== 'hold')),
    setHolds: (holds) => stock.setHolds(holds.filter(({ state }) => state !== 'held')),
  })),
  'another size is held for ever': inTransactions('jobs', (jobs) => ({
    add: async (job) => (job.topic === 'return' ? undefined : jobs.add(job)),
  })),
  'an exchanged piece is not taken out of stock': inTransactions('stock', (stock) => ({
    holds: async (id) => (await stock.holds(id)).filter(({ state }) => state !== 'released'),
  })),
  'returned pieces stay away': withoutMovements(({ kind }) => kind === 'return'),
  'returned pieces come back twice': inTransactions('stock', (stock) => ({
    move: (movements) =>
      stock.move(movements.flatMap((movement) => (movement.kind === 'return' ? [movement, movement] : [movement]))),
  })),
  'a return is refunded twice': {
    ...inTransactions('returns', (returns) => ({
      update: async (id, changes) => (changes.state === 'refunded' ? undefined : returns.update(id, changes)),
    })),
    script: 'drop index refund_of_return',
  },
  'a refund does not say of which return it is': inTransactions('refunds', (refunds) => ({
    add: ({ returnId: _, ...refund }) => refunds.add(refund),
  })),
  'a return has no mail': inTransactions('mails', (mails) => ({
    add: async (mail, at) => (mail.content.kind === 'return-received' ? undefined : mails.add(mail, at)),
  })),
  'a return is not in the timeline': inTransactions('orders', (orders) => ({
    addEvent: async (id, event) => (event.kind === 'return-asked' ? undefined : orders.addEvent(id, event)),
  })),
  'what staff do with returns is not logged': inTransactions('activity', () => ({ add: async () => undefined })),
};
