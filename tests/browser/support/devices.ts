import { STORAGE_KEY } from '../../../adapters/mirage/StoredUsers.ts';
import { signToken } from '../../../adapters/mirage/tokens.ts';
import type { UserRecord } from '../../../adapters/mirage/UserRecord.ts';
import { productSeeds } from '../../../adapters/seeds/products.ts';
import type { SeedProduct } from '../../../adapters/seeds/SeedProduct.ts';
import { userSeed } from '../../../adapters/seeds/user.ts';
import { fromWireProduct } from '../../../adapters/wire/wireProduct.ts';

/** The initial content of a browser's local storage, by key. */
export type Device = Readonly<Record<string, string>>;

/** What the seed user has; products by their numbers in the catalogue. */
export type UserData = {
  readonly cart?: readonly number[];
  readonly wishlist?: readonly number[];
  /** Products of one past order. */
  readonly order?: readonly number[];
  readonly hasAddress?: boolean;
};

const AT = '2026-03-01T09:30:00+00:00';
const STAMPS = { createdAt: AT, updatedAt: AT };

/** Something in each list. */
export const everything: UserData = { cart: [1, 3, 14], wishlist: [2, 5], order: [6, 9], hasAddress: true };

/** A device on which the seed user is logged in, with this data; empty by default. */
export function deviceOfPriya(userData: UserData = {}): Device {
  return {
    ...deviceOf(priyaWith(userData)),
    ...(userData.order && { [`orders:${userSeed.email}`]: ordersOf(userData.order) }),
  };
}

/** A device on which the seed user is logged in, and which the mock back-end has stored as given. */
export function deviceOf(priya: UserRecord): Device {
  return { ...sessionOfPriya(), [STORAGE_KEY]: JSON.stringify({ version: 1, users: [priya] }) };
}

/** The seed user with long names, addresses of many words, and prices of ten digits. */
export function priyaOfLongWords(): UserRecord {
  const long =
    'Handprinted Kalamkari Patchwork Chanderi-Silk Angrakha with Donaudampfschifffahrtsgesellschaft Embroidery';
  const creator = `@the.${'very.'.repeat(12)}long.creator`;
  const priya = priyaWith({ cart: [1, 2], wishlist: [2, 3], hasAddress: true });
  const withLongNames = <Piece extends object>(piece: Piece) => ({
    ...piece,
    name: long,
    influencers: creator,
    original_price: 1_234_567_890,
    discounted_price: 1_234_567_889,
  });
  return {
    ...priya,
    cart: priya.cart.map(withLongNames),
    wishlist: priya.wishlist.map(withLongNames),
    addressList: priya.addressList.map((address) => ({ ...address, name: long, street: long, phone: '9'.repeat(30) })),
  };
}

/** The seed user with something in the cart, two addresses and no order: none of the addresses is chosen by itself. */
export function priyaWithTwoAddresses(): UserRecord {
  const priya = priyaWith({ cart: [1], hasAddress: true });
  const office = priya.addressList.map((address) => ({ ...address, _id: 'office', name: 'Office of Priya' }));
  return { ...priya, addressList: [...priya.addressList, ...office] };
}

/** The seed user with this number of lines in the cart. */
export function priyaWithLines(count: number): UserRecord {
  const cart = pieces(count).map((piece, place) => ({ ...piece, qty: (place % 3) + 1, ...STAMPS }));
  return { ...priyaWith({ hasAddress: true }), cart };
}

/** The five keys of a session; by default with a valid token. */
export function sessionOfPriya(token = signToken(userSeed)): Device {
  return { token, isAuth: 'true', firstName: 'Priya', lastName: 'Sharma', email: userSeed.email };
}

/** The seed user as the mock back-end stores her, with this data. */
export function priyaWith({ cart = [], wishlist = [], hasAddress = false }: UserData): UserRecord {
  return {
    ...userSeed,
    cart: cart.map((id, place) => ({ ...seed(id), qty: place + 1, ...STAMPS })),
    wishlist: wishlist.map((id) => ({ ...seed(id), ...STAMPS })),
    addressList: hasAddress ? userSeed.addressList : [],
  };
}

/** Returns the product of the seed with this number. */
export function seed(id: number): SeedProduct {
  const product = productSeeds.find((candidate) => candidate.id === id);
  if (product === undefined) throw new Error(`The seed has no product ${id}`);
  return product;
}

/** Returns `count` products, called `Piece 1` and so on, and otherwise like those of the seed in turn. */
export function pieces(count: number): readonly SeedProduct[] {
  return Array.from({ length: count }, (_, at) => ({
    ...seed((at % productSeeds.length) + 1),
    _id: `piece-${at + 1}`,
    id: at + 1,
    name: `Piece ${at + 1}`,
  }));
}

function ordersOf(ids: readonly number[]): string {
  const [address] = userSeed.addressList;
  const orderedProducts = ids.map(itemOf);
  const order = {
    paymentId: 'pay_Q2w8Zr5TnB1xYk',
    orderId: 'd9f1c2e4-6b7a-4f0e-9c3d-2a1b0c9d8e7f',
    amountPaid: orderedProducts.reduce((sum, { discountedPrice }) => sum + discountedPrice, 0),
    orderedProducts,
    deliveryAddress: { ...address, key: 'home' },
    paidAt: AT,
  };
  return JSON.stringify({ version: 1, orders: [order] });
}

function itemOf(id: number) {
  const { picture: _, ...product } = fromWireProduct(seed(id));
  return { ...product, quantity: 1, ...STAMPS };
}

/** A device on which the seed user is logged in, with something in each list. */
export const full = deviceOfPriya(everything);
