import { type OrderStatus, orderStatus } from '../../domain/orders/OrderStatus.ts';
import { type Timestamp, timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { TransactionStores } from '../ports/ForTransacting.ts';
import type { StoredOrder } from '../ports/orders/ForStoringOrders.ts';
import { queueFitQuestion } from './queueFitQuestion.ts';
import { queueOrderMail } from './queueOrderMail.ts';

/** A parcel; without lines, all that is not in another parcel. */
export type ParcelRequest = {
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly lines?: readonly { readonly key: string; readonly quantity: number }[];
};

/** What became of an order, or its state when that does not allow it. */
export type Fulfilled = { readonly status: OrderStatus; readonly refused?: string } | 'unknown-order';

type Step = (stores: TransactionStores, order: StoredOrder, at: Timestamp) => Promise<string | undefined>;

/** Packs, ships and delivers orders for the person `actor`. Each step is allowed once. */
export function makeFulfilOrder({ transactions, clock, ids }: Pick<BackEndPorts, 'transactions' | 'clock' | 'ids'>) {
  const change = (orderId: string, from: readonly OrderStatus[], step: Step): Promise<Fulfilled> =>
    transactions.within(async (stores) => {
      await stores.checkouts.lock(orderId);
      const order = await stores.orders.order(orderId);
      if (order === undefined) return 'unknown-order';
      const status = statusOf(order);
      if (!from.includes(status)) return { status, refused: `The order is ${status}` };
      const refused = await step(stores, order, timestamp(clock.now()));
      if (refused !== undefined) return { status, refused };
      return { status: await setState(stores, orderId) };
    });

  const pack = async (
    { orders }: TransactionStores,
    { orderId, packedAt }: StoredOrder,
    at: Timestamp,
    actor: string,
  ) => {
    if (packedAt !== undefined) return;
    await orders.update(orderId, { packedAt: at });
    await orders.addEvent(orderId, { kind: 'packed', at, actor });
  };

  return {
    pack: (orderId: string, actor: string): Promise<Fulfilled> =>
      change(orderId, ['placed'], async (stores, order, at) => {
        await pack(stores, order, at, actor);
        return undefined;
      }),

    /** Ships a parcel. An order that is not packed is packed. */
    ship: (orderId: string, parcel: ParcelRequest, actor: string): Promise<Fulfilled> =>
      change(orderId, ['placed', 'packed', 'shipped'], async (stores, order, at) => {
        const open = unshipped(order);
        const { carrier, trackingNumber, lines = open } = parcel;
        const isOpen = ({ key, quantity }: (typeof lines)[number]) =>
          quantity > 0 && quantity <= (open.find((line) => line.key === key)?.quantity ?? 0);
        if (lines.length === 0 || !lines.every(isOpen)) return 'The parcel has pieces that are not left to be shipped';
        await pack(stores, order, at, actor);
        const shipment = { id: ids.generate(), carrier, trackingNumber, lines, shippedAt: at };
        await stores.orders.addShipment(order.orderId, shipment);
        await stores.orders.addEvent(order.orderId, { kind: 'shipped', at, actor });
        const mailLines = lines.flatMap(({ key, quantity }) => {
          const line = order.orderedProducts.find((each) => each.key === key);
          return line === undefined ? [] : [{ name: line.name, size: line.size, quantity }];
        });
        const mail = { kind: 'order-shipped', shipment: { carrier, trackingNumber, lines: mailLines } } as const;
        await queueOrderMail(stores, order, mail, at, shipment.id);
        return undefined;
      }),

    /** Marks the parcels that are on their way as delivered. */
    deliver: (orderId: string, actor: string): Promise<Fulfilled> =>
      change(orderId, ['shipped'], async (stores, _, at) => {
        await stores.orders.deliver(orderId, at);
        await stores.orders.addEvent(orderId, { kind: 'delivered', at, actor });
        await queueFitQuestion(stores, orderId, at);
        return undefined;
      }),
  };
}

/** Stores the state under which an order is found, after its parcels have changed. Resolves with it. */
async function setState({ orders }: TransactionStores, orderId: string): Promise<OrderStatus> {
  const order = await orders.order(orderId);
  if (order === undefined) throw new Error(`The order ${orderId} is gone`);
  const state = statusOf(order);
  await orders.update(orderId, { state });
  return state;
}

/** Returns the state of an order as its shopper reads it. */
export function statusOf({ standing, packedAt, shipments }: StoredOrder): OrderStatus {
  return orderStatus(standing, packedAt !== undefined, shipments);
}

/** Returns the pieces of an order that are in no parcel. */
function unshipped({ orderedProducts, shipments }: StoredOrder) {
  return orderedProducts.flatMap(({ key, quantity }) => {
    const sent = shipments.flatMap(({ lines }) => lines.filter((line) => line.key === key));
    const left = quantity - sent.reduce((sum, line) => sum + line.quantity, 0);
    return left > 0 ? [{ key, quantity: left }] : [];
  });
}
