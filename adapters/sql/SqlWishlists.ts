import type { ForStoringWishlists } from '../../core/backend/ports/ForStoringWishlists.ts';
import type { ShopperRefusal } from '../../core/backend/ports/Refusal.ts';
import type { TokenClaims } from '../../core/backend/ports/TokenClaims.ts';
import type { Timestamp } from '../../core/domain/time/timestamp.ts';
import type { WishlistItem } from '../../core/domain/wishlist/WishlistItem.ts';
import { BatchedRows } from './BatchedRows.ts';
import type { Queries } from './Database.ts';
import type { ListedProducts } from './ListedProducts.ts';
import { type RowOfShopper, refusalOf } from './refusalOf.ts';

type Wishlist = readonly WishlistItem[];
type ItemRow = RowOfShopper &
  Pick<WishlistItem, 'createdAt' | 'updatedAt'> & {
    readonly shopperId: string;
    readonly catalogueVersion: number;
    /** Null in the one row of a shopper without items. */
    readonly productKey: string | null;
  };

const ITEMS = `select u.id as "shopperId", u.token_version as "tokenVersion", (select version from catalogue) as "catalogueVersion",
  l.product_key as "productKey", l.created_at as "createdAt", l.updated_at as "updatedAt"
from users u left join wishlist_lines l on l.user_id = u.id
where u.id = any($1::text[])
order by u.id, l.position, l.product_key`;

const ADD = `with product as (select key from products where key = $3 and is_listed),
added as (
  insert into wishlist_lines (user_id, product_key, position, created_at, updated_at)
  select u.id, product.key, (select coalesce(max(position), 0) + 1 from wishlist_lines where user_id = $1), $4, $4
  from users u cross join product
  where u.id = $1 and u.token_version = $2
  on conflict (user_id, product_key) do nothing
)
select key from product`;

const REMOVE = `delete from wishlist_lines l using users u
where u.id = $1 and u.token_version = $2 and l.user_id = $1 and l.product_key = $3`;

/** Stores the wishlists in SQL. */
export class SqlWishlists implements ForStoringWishlists {
  readonly #database: Queries;
  readonly #products: ListedProducts;
  readonly #rows: BatchedRows<ItemRow>;

  constructor(database: Queries, products: ListedProducts) {
    this.#database = database;
    this.#rows = new BatchedRows(database, ITEMS);
    this.#products = products;
  }

  async items(claims: TokenClaims): Promise<Wishlist | ShopperRefusal> {
    const rows = await this.#rows.of(claims.shopperId);
    return refusalOf(rows, claims) ?? this.#wishlistOf(rows);
  }

  async add(
    { shopperId, version }: TokenClaims,
    productKey: string,
    at: Timestamp,
  ): Promise<Wishlist | ShopperRefusal | 'unknown-product'> {
    const known = await this.#database.query(ADD, [shopperId, version, productKey, at]);
    const wishlist = await this.items({ shopperId, version });
    return typeof wishlist === 'object' && known.length === 0 ? 'unknown-product' : wishlist;
  }

  async remove(claims: TokenClaims, productKey: string): Promise<Wishlist | ShopperRefusal> {
    await this.#database.query(REMOVE, [claims.shopperId, claims.version, productKey]);
    return this.items(claims);
  }

  async #wishlistOf(rows: readonly ItemRow[]): Promise<Wishlist> {
    const products = await this.#products.atVersion(rows[0]?.catalogueVersion ?? 0);
    return rows.flatMap(({ productKey, createdAt, updatedAt }) => {
      const product = products.get(productKey ?? '');
      return product === undefined ? [] : [{ ...product, createdAt, updatedAt }];
    });
  }
}
