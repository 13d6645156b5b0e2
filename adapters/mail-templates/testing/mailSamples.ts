import { dummyAddress } from '../../../core/domain/addresses/dummyAddress.ts';
import type { MailContent, MailOrder } from '../../../core/domain/mails/Mail.ts';

const NOON = '2026-03-02T12:00:00+00:00';
const line = { name: 'Ribbed <Tee>', size: 'M', quantity: 2, price: 69_900, amount: 139_800 };

const order: MailOrder = {
  ...{ number: 'CR-7G2KX9QD', orderId: 'order-1', lines: [line] },
  ...{ subTotal: 139_800, discount: 29_850, couponDiscount: 0, paid: 109_950 },
  address: { ...dummyAddress, pincode: '560001', key: 'home', createdAt: NOON, updatedAt: NOON },
};
const pieces = { name: line.name, size: line.size, quantity: 1 };
const firstName = 'Asha';

/** A mail of every kind. */
export const mailSamples = {
  test: { kind: 'test', firstName },
  'verify-email': { kind: 'verify-email', firstName, token: 't/k' },
  'reset-password': { kind: 'reset-password', firstName, token: 't/k' },
  'staff-invitation': { kind: 'staff-invitation', firstName, invitedBy: 'Ravi <b>', token: 't/k' },
  'order-placed': {
    ...{ kind: 'order-placed', firstName },
    order: { ...order, delivery: { from: '2026-03-05', to: '2026-03-07' } },
    pieces: [{ key: 'tee', name: 'Ribbed <Tee>, size M', lines: [{ label: 'Made in', text: 'Surat <East>' }] }],
  },
  'order-shipped': {
    ...{ kind: 'order-shipped', firstName, order },
    shipment: { carrier: 'Delhivery', trackingNumber: 'DL123', lines: [line] },
  },
  'order-cancelled': { kind: 'order-cancelled', firstName, order, reason: 'out-of-stock', refund: 109_950 },
  'back-in-stock': { kind: 'back-in-stock', firstName, product: { id: 7, name: line.name, size: line.size } },
  'return-asked': {
    ...{ kind: 'return-asked', firstName, order },
    ...{ pieces: [{ ...pieces, exchange: { size: 'L' } }], heldUntil: '2026-03-17' },
  },
  'return-received': { kind: 'return-received', firstName, order, pieces: [pieces] },
  'return-exchanged': {
    ...{ kind: 'return-exchanged', firstName, order, pieces: [{ ...pieces, exchange: { size: 'L' } }] },
    shipment: { carrier: 'Delhivery', trackingNumber: 'DL456' },
  },
  'return-refused': {
    ...{ kind: 'return-refused', firstName, order, pieces: [pieces] },
    note: 'The <label> is missing.',
  },
  'fit-question': { kind: 'fit-question', firstName, order, asked: [{ name: line.name, size: line.size }] },
  'refund-processed': {
    kind: 'refund-processed',
    firstName,
    orderId: 'order-1',
    orderNumber: order.number,
    amount: 50_000,
  },
} as const satisfies Readonly<Record<MailContent['kind'], MailContent>>;

const longLines = [
  { name: 'Hand-embroidered Chanderi Kurta with Matching Dupatta and Palazzo, Monsoon Edit', size: 'XXL' },
  { name: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze', size: 'One Size' },
  { name: 'معطف صوفي طويل', size: 'L' },
].map((each, index) => ({ ...each, quantity: index + 1, price: 12_34_550_50, amount: 12_34_550_50 * (index + 1) }));
const longOrder: MailOrder = {
  ...{
    ...order,
    lines: longLines,
    subTotal: 74_07_303_00,
    discount: 3_073_25,
    couponDiscount: 3_54_254_75,
    paid: 70_49_975_00,
  },
  address: {
    ...order.address,
    name: 'Venkatanarasimharajuvaripeta Subrahmanyam-Lakshminarayanan',
    street: 'Flat 1204, Tower C, Prestige Shantiniketan Residences, Whitefield Main Road, opposite the old water tank',
    city: 'Thiruvananthapuram',
    state: 'Dadra and Nagar Haveli and Daman and Diu',
  },
};
const longName = longOrder.address.name;

/** Mails that are hard to lay out, and a cancelled order that was not paid. */
export const hardMails = {
  'long-placed': { kind: 'order-placed', firstName: longName, order: longOrder },
  'long-shipped': {
    ...{ kind: 'order-shipped', firstName: longName, order: longOrder },
    shipment: { carrier: 'Delhivery', trackingNumber: 'DLV-2026-0000-1234-5678-9012-3456-7890', lines: longLines },
  },
  'long-back': {
    kind: 'back-in-stock',
    firstName: longName,
    product: { id: 8, name: longOrder.address.street, size: 'XXL' },
  },
  'long-fit': { kind: 'fit-question', firstName: longName, order: longOrder, asked: longLines },
  'unpaid-cancelled': { kind: 'order-cancelled', firstName, order, reason: 'payment-failed' },
} as const satisfies Readonly<Record<string, MailContent>>;
