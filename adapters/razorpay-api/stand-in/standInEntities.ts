/** An order of the stand-in. */
export type StandInOrder = {
  readonly id: string;
  /** In paise. */
  readonly amount: number;
  readonly receipt: string;
  /** In seconds since 1970. */
  readonly createdAt: number;
};

/** A payment of the stand-in. */
export type StandInPayment = {
  readonly id: string;
  readonly order: StandInOrder;
  readonly status: 'captured' | 'failed';
};

const LIE = 100;

/** Writes the entities of the provider's API. A lying provider reports every amount 100 paise too high. */
export function orderEntity({ id, amount, receipt, createdAt }: StandInOrder, isLying: boolean): object {
  const rest = { currency: 'INR', receipt, status: 'created', attempts: 0, created_at: createdAt };
  return { id, entity: 'order', amount: reported(amount, isLying), ...rest };
}

export function paymentEntity({ id, order, status }: StandInPayment, isLying: boolean): object {
  const amount = reported(order.amount, isLying);
  const captured = status === 'captured';
  return { id, entity: 'payment', order_id: order.id, amount, currency: 'INR', status, captured };
}

/** The body of a webhook. */
export function eventEntity(payment: StandInPayment, isLying: boolean, createdAt: number): object {
  return {
    entity: 'event',
    event: `payment.${payment.status}`,
    contains: ['payment'],
    payload: { payment: { entity: paymentEntity(payment, isLying) } },
    created_at: createdAt,
  };
}

function reported(amount: number, isLying: boolean): number {
  return isLying ? amount + LIE : amount;
}
