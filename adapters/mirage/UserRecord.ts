import * as v from 'valibot';

const entry = v.looseObject({ createdAt: v.string(), updatedAt: v.string() });
const cartEntry = v.looseObject({ qty: v.number(), createdAt: v.string(), updatedAt: v.string() });

/** A user as the mock back-end keeps it. What signup sent beyond e-mail and password lies in `extras`. */
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
export type CartEntry = v.InferOutput<typeof cartEntry>;
/** A line of the wishlist, the address book or the orders: what was posted, stamped. */
export type ListEntry = v.InferOutput<typeof entry>;

/** A user as answers show it: everything but the password, which is blank. */
export function shownUser({ extras, ...user }: UserRecord): object {
  return { ...extras, ...user, password: '' };
}
