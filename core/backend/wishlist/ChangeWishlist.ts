import { includesKey } from '../../domain/lists/includesKey.ts';
import { MOST_ENTRIES } from '../../domain/lists/mostEntries.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { WishlistItem } from '../../domain/wishlist/WishlistItem.ts';
import type { ShowList } from '../catalogue/ShowList.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { FindProductsAt } from '../ports/catalogue/FindProducts.ts';
import type { WishlistLine } from '../ports/ForStoringWishlists.ts';

/** A product that is on the wishlist stays as it is when it is added. One that is not is put before the product `before`, else at the end. */
export type WishlistCommand =
  | { readonly type: 'add'; readonly productKey: string; readonly before?: string | undefined }
  | { readonly type: 'remove'; readonly productKey: string };

/** Changes the wishlist of a shopper, who may add listed products only. Resolves with the whole wishlist. */
export type ChangeWishlist = (
  shopperId: string,
  command: WishlistCommand,
) => Promise<readonly WishlistItem[] | 'unknown-product' | 'wishlist-full' | 'not-registered'>;

export type ChangeWishlistPorts = Pick<BackEndPorts, 'transactions' | 'wishlists' | 'clock'> & {
  readonly showWishlist: ShowList<WishlistLine>;
  readonly findProductsAt: FindProductsAt;
};

export function makeChangeWishlist(ports: ChangeWishlistPorts): ChangeWishlist {
  return async (shopperId, command) => {
    const { productKey: key } = command;
    if (command.type === 'remove') {
      await ports.wishlists.remove(shopperId, key);
    } else {
      const at = timestamp(ports.clock.now());
      const refusal = await add(ports, shopperId, { key, createdAt: at, updatedAt: at }, command.before);
      if (refusal !== undefined) return refusal;
    }
    return ports.showWishlist(shopperId);
  };
}

async function add(
  { transactions, wishlists, findProductsAt }: ChangeWishlistPorts,
  shopperId: string,
  line: WishlistLine,
  before: string | undefined,
) {
  const { catalogueVersion } = await wishlists.lines(shopperId);
  if (!(await findProductsAt(catalogueVersion, [line.key])).has(line.key)) return 'unknown-product';
  return transactions.within(async (stores) => {
    const { shoppers, wishlists: lists } = stores;
    const [isKnown, { lines }] = await Promise.all([shoppers.lock(shopperId), lists.lines(shopperId)]);
    if (!isKnown) return 'not-registered';
    if (includesKey(lines, line.key)) return undefined;
    if (lines.length >= MOST_ENTRIES.wishes) return 'wishlist-full';
    await stores.wishlists.add(shopperId, line, before);
    return undefined;
  });
}
