/** A stored order, as far as a scenario describes it. */
export type OrderSetup = {
  readonly orderId: string;
  readonly paymentId: string;
  readonly productName: string;
  /** Rupees. */
  readonly price: number;
};

export type RememberedSession = {
  readonly token: string;
  readonly isAuth: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
};

/** The shopper's device, before the shop is opened on it. */
export type DeviceDriver = {
  /** Parts that are left out are missing on the device too. */
  remembersSession(session: Partial<RememberedSession>): void;
  remembersOrder(email: string, order: OrderSetup): void;
  damagesOrders(email: string): void;
};
