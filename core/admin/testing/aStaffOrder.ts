import type { OrderLine, OrderSums, StaffOrder } from '../ports/StaffOrder.ts';

/** Sample orders for tests: complete, with the given fields replaced. Amounts are in paise. */
export function anOrderLine(overrides: Partial<OrderLine> = {}): OrderLine {
  return {
    ...{ sku: 'tee', name: 'Low Tide Tee', size: 'M', quantity: 1, image: '/pictures/products/1.jpg', shipped: 0 },
    ...{ price: 49_900, ...overrides },
  };
}

export function someSums(overrides: Partial<OrderSums> = {}): OrderSums {
  return {
    ...{ subTotal: 69_900, discount: 20_000, couponDiscount: 0, paid: 49_900, refunds: [] },
    payment: { id: 'pay_1', status: 'captured', amount: 49_900, refunded: 0 },
    ...overrides,
  };
}

export function aStaffOrder(overrides: Partial<StaffOrder> = {}): StaffOrder {
  return {
    ...{ id: 'order-1', number: 'CR-00000001', status: 'placed', placedAt: '2026-03-01T09:00:00+00:00' },
    email: 'asha@example.com',
    address: {
      ...{ name: 'Asha Rao', street: '12 Hill Road', city: 'Mumbai', state: 'Maharashtra' },
      ...{ country: 'India', pincode: '400050', phone: '98765 43210' },
    },
    lines: [anOrderLine()],
    shipments: [],
    timeline: [{ kind: 'placed', at: '2026-03-01T09:00:00+00:00', actor: 'shop' }],
    mails: [],
    sums: someSums(),
    ...overrides,
  };
}
