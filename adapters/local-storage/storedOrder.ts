import * as v from 'valibot';
import type { Address } from '../../core/domain/addresses/Address.ts';
import type { CartItem } from '../../core/domain/cart/CartItem.ts';
import type { Order } from '../../core/domain/orders/Order.ts';
import { storedPictures } from './storedPicture.ts';

const paise = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const storedAddress: v.GenericSchema<unknown, Address> = v.object({
  key: v.string(),
  name: v.string(),
  street: v.string(),
  city: v.string(),
  state: v.string(),
  country: v.string(),
  pincode: v.string(),
  phone: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
});

const storedItemShape = v.object({
  key: v.string(),
  id: v.number(),
  name: v.string(),
  category: v.string(),
  categoryName: v.string(),
  influencer: v.string(),
  size: v.string(),
  originalPrice: paise,
  discountedPrice: paise,
  image: v.string(),
  picture: storedPictures,
  description: v.string(),
  quantity: v.pipe(v.number(), v.safeInteger()),
  createdAt: v.string(),
  updatedAt: v.string(),
});

const storedItem: v.GenericSchema<unknown, CartItem> = v.pipe(
  storedItemShape,
  v.transform(({ picture, ...item }) => ({ ...item, ...(picture !== undefined && { picture }) })),
);

/** An order as storage holds it: the core's own names and units (amounts in paise). */
export const storedOrder: v.GenericSchema<unknown, Order> = v.object({
  paymentId: v.pipe(v.string(), v.nonEmpty()),
  orderId: v.string(),
  amountPaid: paise,
  orderedProducts: v.array(storedItem),
  deliveryAddress: storedAddress,
  paidAt: v.string(),
});
