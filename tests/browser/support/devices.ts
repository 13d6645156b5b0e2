import { STORAGE_KEY } from '../../../adapters/mirage/StoredUsers.ts';
import { productSeeds } from '../../../adapters/mirage/seeds/products.ts';
import type { SeedProduct } from '../../../adapters/mirage/seeds/SeedProduct.ts';
import { userSeed } from '../../../adapters/mirage/seeds/user.ts';
import { signToken } from '../../../adapters/mirage/tokens.ts';
import type { UserRecord } from '../../../adapters/mirage/UserRecord.ts';

/** What a browser's local storage holds before the shop is opened, by key. */
export type Device = Readonly<Record<string, string>>;

/** Which products stand where, by their numbers in the catalogue. */
export type Belongings = {
  readonly cart?: readonly number[];
  readonly wishlist?: readonly number[];
  /** Products of one past order. */
  readonly order?: readonly number[];
  readonly hasAddress?: boolean;
};

const AT = '2026-03-01T09:30:00+00:00';
const STAMPS = { createdAt: AT, updatedAt: AT };

/** A device on which the seed user is logged in, and what is hers; nothing unless said so. */
export function deviceOfPriya(belongings: Belongings = {}): Device {
  return {
    ...deviceOf(priyaWith(belongings)),
    ...(belongings.order && { [`orders:${userSeed.email}`]: ordersOf(belongings.order) }),
  };
}

/** A device on which the seed user is logged in, kept by the mock back-end as given. */
export function deviceOf(priya: UserRecord): Device {
  return { ...sessionOfPriya(), [STORAGE_KEY]: JSON.stringify({ version: 1, users: [priya] }) };
}

/** The seed user with a long name of everything, addresses of many words, and prices of ten digits. */
export function priyaOfLongWords(): UserRecord {
  const long =
    'Handprinted Kalamkari Patchwork Chanderi-Silk Angrakha with Donaudampfschifffahrtsgesellschaft Embroidery';
  const creator = `@the.${'very.'.repeat(12)}long.creator`;
  const priya = priyaWith({ cart: [1, 2], wishlist: [2, 3], hasAddress: true });
  const stretched = <Piece extends object>(piece: Piece) => ({
    ...piece,
    name: long,
    influencers: creator,
    original_price: 1_234_567_890,
    discounted_price: 1_234_567_889,
  });
  return {
    ...priya,
    cart: priya.cart.map(stretched),
    wishlist: priya.wishlist.map(stretched),
    addressList: priya.addressList.map((address) => ({ ...address, name: long, street: long, phone: '9'.repeat(30) })),
  };
}

/** The seed user with so many lines in the cart. */
export function priyaWithLines(count: number): UserRecord {
  const cart = pieces(count).map((piece, place) => ({ ...piece, qty: (place % 3) + 1, ...STAMPS }));
  return { ...priyaWith({ hasAddress: true }), cart };
}

/** The five keys of a session; the token is the seed user's own unless another is given. */
export function sessionOfPriya(token = signToken(userSeed)): Device {
  return { token, isAuth: 'true', firstName: 'Priya', lastName: 'Sharma', email: userSeed.email };
}

/** The seed user as the mock back-end keeps her, with these belongings. */
export function priyaWith({ cart = [], wishlist = [], hasAddress = false }: Belongings): UserRecord {
  return {
    ...userSeed,
    cart: cart.map((id, place) => ({ ...seed(id), qty: place + 1, ...STAMPS })),
    wishlist: wishlist.map((id) => ({ ...seed(id), ...STAMPS })),
    addressList: hasAddress ? userSeed.addressList : [],
  };
}

/** A product of the seed by its number. */
export function seed(id: number): SeedProduct {
  const product = productSeeds.find((candidate) => candidate.id === id);
  if (product === undefined) throw new Error(`The seed has no product ${id}`);
  return product;
}

/** So many products, called `Piece 1` and so on, and otherwise like those of the seed, over and over. */
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
  const product = seed(id);
  return {
    key: product._id,
    id,
    name: product.name,
    category: product.category,
    categoryName: product.category_name,
    influencer: product.influencers,
    size: product.size,
    originalPrice: product.original_price * 100,
    discountedPrice: product.discounted_price * 100,
    image: product.img,
    description: product.description,
    quantity: 1,
    ...STAMPS,
  };
}
