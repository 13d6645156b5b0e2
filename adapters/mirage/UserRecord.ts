import * as v from 'valibot';

const entry = v.looseObject({ createdAt: v.string(), updatedAt: v.string() });
const cartEntry = v.looseObject({ qty: v.number(), createdAt: v.string(), updatedAt: v.string() });

/** A user in the mock back-end. `extras` contains the other fields of the signup request. */
export const userRecord = v.object({
  _id: v.string(),
  email: v.string(),
  password: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
  extras: v.record(v.string(), v.unknown()),
  cart: v.array(cartEntry),
  wishlist: v.array(entry),
  addressList: v.array(entry),
  orders: v.array(entry),
});

export type UserRecord = v.InferOutput<typeof userRecord>;
export type ListName = 'cart' | 'wishlist' | 'addressList' | 'orders';
/** An entry of the wishlist, the address book or the orders: the posted fields with timestamps. */
export type ListEntry = v.InferOutput<typeof entry>;

/** Returns the user for a response, with an empty password. */
export function publicUser({ extras, ...user }: UserRecord): object {
  return { ...extras, ...user, password: '' };
}
