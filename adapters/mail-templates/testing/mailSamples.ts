import { dummyAddress } from '../../../core/domain/addresses/dummyAddress.ts';
import type { MailContent, MailOrder } from '../../../core/domain/mails/Mail.ts';

const NOON = '2026-03-02T12:00:00+00:00';
const line = { name: 'Ribbed <Tee>', size: 'M', quantity: 2, price: 69_900, amount: 139_800 };

const order: MailOrder = {
  ...{ number: 'CR-7G2KX9QD', orderId: 'order-1', lines: [line] },
  ...{ subTotal: 139_800, discount: 29_850, couponDiscount: 0, paid: 109_950 },
  address: { ...dummyAddress, pincode: '560001', key: 'home', createdAt: NOON, updatedAt: NOON },
};
const firstName = 'Asha';

/** A mail of every kind. */
export const mailSamples = {
  'verify-email': { kind: 'verify-email', firstName, token: 't/k' },
  'reset-password': { kind: 'reset-password', firstName, token: 't/k' },
  'order-placed': { kind: 'order-placed', firstName, order },
  'order-shipped': {
    ...{ kind: 'order-shipped', firstName, order },
    shipment: { carrier: 'Delhivery', trackingNumber: 'DL123', lines: [line] },
  },
  'order-cancelled': { kind: 'order-cancelled', firstName, order, reason: 'out-of-stock', refund: 109_950 },
  'refund-processed': { kind: 'refund-processed', firstName, orderNumber: order.number, amount: 50_000 },
} as const satisfies Readonly<Record<MailContent['kind'], MailContent>>;
