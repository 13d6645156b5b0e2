import type { Session } from '../../../domain/accounts/Session.ts';
import type { Order } from '../../../domain/orders/Order.ts';
import type { OrderDetails } from '../../../domain/orders/OrderDetails.ts';
import type { ReturnReason } from '../../../domain/returns/Return.ts';
import type { Pieces } from '../../../domain/stock/StockLevel.ts';
import type { Fit } from '../../../domain/styles/fit.ts';
import type { Refusal } from '../failures/Refusal.ts';

/** Pieces of a line that come back; `exchangeFor` is the key of the size that she wants instead of money. */
export type ReturnedLine = Pieces & { readonly reason: ReturnReason; readonly exchangeFor?: string };

/** What becomes of the shopper's orders after they are paid, where the back-end keeps them. */
export type ForFollowingOrders = {
  /**
   * Resolves with the orders before the one of this number, the newest last, and whether there are more. The port of all orders has the
   * latest ones only.
   */
  before(session: Session, number: string): Promise<{ readonly orders: readonly Order[]; readonly hasMore: boolean }>;
  /** Resolves with an order; undefined when the shopper has none of this id. Rejects when it cannot be read. */
  order(session: Session, orderId: string): Promise<OrderDetails | undefined>;
  /** Cancels an order that is not packed. Repeating it changes nothing. Resolves with the order, or with why it is not cancelled. */
  cancel(session: Session, orderId: string): Promise<OrderDetails | Refusal>;
  /** Asks for the return of pieces. Repeating it with the same key, a UUID, changes nothing. Resolves with the order, or with why there is no return. */
  askForReturn(
    session: Session,
    orderId: string,
    request: { readonly lines: readonly ReturnedLine[]; readonly idempotencyKey: string },
  ): Promise<OrderDetails | Refusal>;
  /** Withdraws a return whose pieces have not arrived. Repeating it changes nothing. Resolves with the order, or with why it is not withdrawn. */
  withdrawReturn(session: Session, orderId: string, returnId: string): Promise<OrderDetails | Refusal>;
  /** Says how a piece of a delivered order fits. A later vote replaces the one before. Resolves with the order, or with why it is not taken. */
  voteOnFit(
    session: Session,
    orderId: string,
    vote: { readonly key: string; readonly fit: Fit },
  ): Promise<OrderDetails | Refusal>;
};
