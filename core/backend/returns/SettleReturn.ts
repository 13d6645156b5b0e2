import { exchangedPieces, isExchange, mayBeRefused, type ReturnParcel } from '../../domain/returns/Return.ts';
import { areRefundedBeside } from '../../domain/returns/returnableLines.ts';
import { type Pieces, piecesOf } from '../../domain/stock/StockLevel.ts';
import { queueOrderMail } from '../orders/queueOrderMail.ts';
import { type AskedRefund, makeRefundWithin } from '../orders/RefundOrder.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import { type Invalid, isInvalid } from '../ports/refusals/Invalid.ts';
import { releasePieces, restockPieces, sellPieces } from '../stock/holdPieces.ts';
import { soldOutText } from './AskForReturn.ts';
import { type Locked, makeChangeReturn, type OtherState } from './changeReturn.ts';

/** What became of a return: an object of its own for a step that was made, else why it was not. */
export type Settled<Done = object> = Done | Invalid | OtherState | 'unknown-return';

/** The pieces that arrived, by default all; `restock` says whether they go back into stock. */
export type Arrival = { readonly lines?: readonly Pieces[] | undefined; readonly restock: boolean };

/** Receives, refunds, exchanges and refuses returns for the person `actor`. Each step is allowed once. */
export function makeSettleReturn(ports: Pick<BackEndPorts, 'transactions' | 'returns' | 'clock' | 'ids'>) {
  const change = makeChangeReturn(ports);
  const refundWithin = makeRefundWithin(ports);

  const end = async ({ stores, one: { id }, at }: Locked, changes: Parameters<typeof stores.returns.update>[1]) => {
    await releasePieces(stores, id, at);
    await stores.returns.update(id, changes);
  };

  return {
    /** Takes in the pieces of a return that is asked for. */
    receive: (returnId: string, { lines, restock }: Arrival, actor: string): Promise<Settled> =>
      change(returnId, ['asked'], async ({ stores, order, one, at }) => {
        const received = lines ?? one.lines.map(({ key, quantity }) => ({ key, quantity }));
        if (!isPartOf(received, one.lines)) return { invalid: ['These pieces are not in the return'] };
        if (restock) await restockPieces(stores, order.orderId, received, at, actor);
        await stores.returns.update(returnId, { state: 'received', received, isRestocked: restock });
        await stores.orders.addEvent(order.orderId, { kind: 'return-received', at, actor });
        const pieces = arrived({ ...one, received });
        await queueOrderMail(stores, order, { kind: 'return-received', pieces }, at, returnId);
        return {};
      }),

    /** Refunds what was paid for the pieces that arrived, or what is left of it. `isPreview` changes nothing. */
    refund: (
      returnId: string,
      { actor, isPreview = false }: { readonly actor: string; readonly isPreview?: boolean },
    ): Promise<Settled<AskedRefund>> =>
      change(returnId, ['received'], async (locked) => {
        const { stores, order, one } = locked;
        const request = { lines: one.received ?? [], reason: 'Return', returnId };
        const refund = await refundWithin(stores, order, request, { actor, isPreview });
        if (!isInvalid(refund) && !isPreview) await end(locked, { state: 'refunded' });
        return refund;
      }),

    /** Sells the other sizes of what arrived, without money, and hands their parcel to the carrier. */
    exchange: (returnId: string, parcel: Omit<ReturnParcel, 'shippedAt'>, actor: string): Promise<Settled> =>
      change(returnId, ['received'], async (locked) => {
        const { stores, order, one, at } = locked;
        if (!isExchange(one)) return { invalid: ['The shopper asks for money back'] };
        const [returns, refunds] = await Promise.all([
          stores.returns.ofOrder(order.orderId),
          stores.refunds.ofOrder(order.orderId),
        ]);
        if (areRefundedBeside({ ...order, returns, refunds }, one.received ?? []))
          return { invalid: ['The pieces were refunded already'] };
        const short = await sellExchange(locked);
        if (short.length > 0) return { invalid: short };
        await stores.returns.update(returnId, { state: 'exchanged', parcel: { ...parcel, shippedAt: at } });
        await stores.orders.addEvent(order.orderId, { kind: 'return-exchanged', at, actor });
        const news = { kind: 'return-exchanged', pieces: arrived(one), shipment: parcel } as const;
        await queueOrderMail(stores, order, news, at, returnId);
        return {};
      }),

    /** Ends a return without money or another size: the shopper reads why, and keeps her pieces. Those that are in stock again may be sold. */
    refuse: (returnId: string, note: string, actor: string): Promise<Settled> =>
      change(returnId, ['asked', 'received'], async (locked) => {
        const { stores, order, one, at } = locked;
        if (!mayBeRefused(one.state, one.isRestocked))
          return { invalid: ['The pieces are back in stock: refund the return instead'] };
        await end(locked, { state: 'refused', note });
        await stores.orders.addEvent(order.orderId, { kind: 'return-refused', at, actor, note });
        await queueOrderMail(stores, order, { kind: 'return-refused', pieces: one.lines, note }, at, returnId);
        return {};
      }),
  };
}

/** Sells the pieces that a return has held, or those that are free once the hold is over. Resolves with a text for each size that is short. */
async function sellExchange({ stores, one, at }: Locked): Promise<readonly string[]> {
  const wanted = piecesOf(exchangedPieces(one));
  // What was held is free for this transaction alone: what arrived may be less.
  await releasePieces(stores, one.id, at);
  const holds = (await stores.stock.holds(one.id)).flatMap((hold) => {
    const quantity = wanted.find(({ key }) => key === hold.sku)?.quantity;
    return quantity === undefined ? [] : [{ ...hold, quantity }];
  });
  const shortages = await sellPieces(stores, { checkoutId: one.id, holds, at });
  return one.lines.flatMap(({ name, exchange }) =>
    exchange !== undefined && shortages.some(({ key }) => key === exchange.key)
      ? [soldOutText(name, exchange.size)]
      : [],
  );
}

/** Returns the lines of a return with the pieces that arrived. */
function arrived({ lines, received = [] }: Pick<Locked['one'], 'lines' | 'received'>) {
  return lines.flatMap((line) => {
    const pieces = received.find(({ key }) => key === line.key);
    return pieces === undefined ? [] : [{ ...line, quantity: pieces.quantity }];
  });
}

/** Whether these are some of the pieces, each product once. */
function isPartOf(some: readonly Pieces[], all: readonly Pieces[]): boolean {
  const isOnce = new Set(some.map(({ key }) => key)).size === some.length;
  const isThere = ({ key, quantity }: Pieces) =>
    quantity > 0 && quantity <= (all.find((pieces) => pieces.key === key)?.quantity ?? 0);
  return some.length > 0 && isOnce && some.every(isThere);
}
