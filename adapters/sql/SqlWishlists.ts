import type { ForStoringWishlists, WishlistLine } from '../../core/backend/ports/ForStoringWishlists.ts';
import { type LineRow, SqlStore, versionedLines } from './SqlStore.ts';

const LINES = `select c.version, l.product_key as key, l.created_at as "createdAt", l.updated_at as "updatedAt"
from catalogue c left join wishlist_lines l on l.user_id = $1
order by l.position, l.product_key`;

const ADD = `insert into wishlist_lines (user_id, product_key, position, created_at, updated_at)
values ($1, $2, (select coalesce(max(position), 0) + 1 from wishlist_lines where user_id = $1), $3, $4)
on conflict (user_id, product_key) do nothing`;

/** Moves the lines from the place on. When the line of that product is gone, the new one is the last. */
const ADD_BEFORE = `with place as (
  select position from wishlist_lines where user_id = $1 and product_key = $5
), moved as (
  update wishlist_lines set position = position + 1 where user_id = $1 and position >= (select position from place)
)
insert into wishlist_lines (user_id, product_key, position, created_at, updated_at)
select $1, $2, coalesce((select position from place), coalesce(max(position), 0) + 1), $3, $4 from wishlist_lines where user_id = $1
on conflict (user_id, product_key) do nothing`;

const REMOVE = 'delete from wishlist_lines where user_id = $1 and product_key = $2';

/** Stores the wishlists in SQL. */
export class SqlWishlists extends SqlStore implements ForStoringWishlists {
  async lines(shopperId: string): ReturnType<ForStoringWishlists['lines']> {
    return versionedLines(await this.database.short<LineRow<WishlistLine>>(LINES, [shopperId]));
  }

  async add(shopperId: string, { key, createdAt, updatedAt }: WishlistLine, before?: string): Promise<void> {
    const values = [shopperId, key, createdAt, updatedAt];
    if (before === undefined) await this.database.query(ADD, values);
    else await this.database.query(ADD_BEFORE, [...values, before]);
  }

  async remove(shopperId: string, key: string): Promise<void> {
    await this.database.query(REMOVE, [shopperId, key]);
  }
}
