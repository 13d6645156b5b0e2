import type { Return, ReturnState } from '../../../domain/returns/Return.ts';

/** A return as it is stored. Nothing of it changes but its state and what that brings; one that is over does not change. */
export type StoredReturn = Return & {
  readonly orderId: string;
  /** The idempotency key of the request that asked for it. */
  readonly requestKey?: string;
  /** Whether the pieces that arrived went back into stock; absent until then. */
  readonly isRestocked?: boolean;
};

/** A return in a list of the admin. */
export type FoundReturn = StoredReturn & {
  readonly orderNumber: string;
  /** The name in the address of the order; empty when the shopper's account is deleted. */
  readonly shopper: string;
};

/** The returns of orders. Nothing deletes them. */
export type ForStoringReturns = {
  add(asked: StoredReturn): Promise<void>;
  return(id: string): Promise<StoredReturn | undefined>;
  /** Resolves with the returns of an order, the oldest first. */
  ofOrder(orderId: string): Promise<readonly StoredReturn[]>;
  /** Changes what may change of a return. */
  update(
    id: string,
    changes: Pick<StoredReturn, 'state'> & Partial<Pick<StoredReturn, 'received' | 'isRestocked' | 'parcel' | 'note'>>,
  ): Promise<void>;
  /** Resolves with at most `most` returns of an id or of a state, or of all, the newest first: those that are older than the return `after`. */
  find(search: {
    readonly id?: string | undefined;
    readonly state?: ReturnState | undefined;
    readonly after?: string | undefined;
    readonly most: number;
  }): Promise<readonly FoundReturn[]>;
  /** Resolves with how many returns are in each state; one more than `MOST_COUNTED` stands for all above. States without any are absent. */
  count(): Promise<Partial<Readonly<Record<ReturnState, number>>>>;
};
