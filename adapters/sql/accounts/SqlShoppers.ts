import type { ForStoringShoppers, Shopper } from '../../../core/backend/ports/accounts/ForStoringShoppers.ts';
import { emailKey } from '../../../core/domain/accounts/emailKey.ts';
import type { Timestamp } from '../../../core/domain/time/timestamp.ts';
import { SqlStore } from '../SqlStore.ts';
import { withoutNulls } from '../withoutNulls.ts';

const ADD = `insert into users (id, email, email_key, first_name, last_name, password_hash, token_version, created_at, updated_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict (email_key) do nothing
returning id`;

const SHOPPERS = `select id, email, first_name as "firstName", last_name as "lastName", created_at as "createdAt",
  updated_at as "updatedAt", password_hash as "passwordHash", token_version as "tokenVersion",
  email_verified_at as "emailVerifiedAt"
from users`;
const WITH_EMAIL = `${SHOPPERS} where email_key = $1`;
/** A shopper who is erased has no e-mail. */
const IS_REGISTERED = 'id = $1 and email_key is not null';
const SHOPPER = `${SHOPPERS} where ${IS_REGISTERED}`;

const TOKEN_VERSION = `select token_version as "tokenVersion" from users where ${IS_REGISTERED}`;

const SET_PASSWORD = `update users set password_hash = $2, updated_at = $3 where ${IS_REGISTERED}`;
const MARK_EMAIL_VERIFIED = `update users set email_verified_at = $2 where ${IS_REGISTERED}`;
const ERASE = [
  ...['cart_lines', 'cart_keys', 'wishlist_lines', 'addresses', 'stock_alerts'].map(
    (table) => `delete from ${table} where user_id = $1`,
  ),
  `update users set email = '', email_key = null, first_name = '', last_name = '', password_hash = '', email_verified_at = null,
    token_version = token_version + 1 where id = $1`,
];

const END_TOKENS = 'update users set token_version = token_version + 1 where id = $1';

/** Rows that refer to the shopper take a lock that this one leaves room for. */
const LOCK = `select id from users where ${IS_REGISTERED} for no key update`;

/** Payments lock a checkout before its shopper. */
const LOCK_CHECKOUTS = `select from checkouts where user_id = (select id from users where email_key = $1)
order by id for update`;
const FIND = 'select id from users where email_key = $1 for update';
const LIMIT = `set local lock_timeout = '2s'`;
/** Other orders wait until the removal is done; it fails when it waits for them for 2 s. A role that owns the tables may do this. */
const UNGUARD = `alter table orders disable trigger orders_kept;
alter table order_items disable trigger order_items_kept;
alter table order_events disable trigger order_events_kept;
alter table returns disable trigger returns_kept;`;
/** The rows of the other tables are deleted with the shopper. */
const REMOVE = [
  ...['order_events', 'shipments', 'refunds', 'returns'].map(
    (table) => `delete from ${table} t using orders o where o.user_id = $1 and t.order_id = o.id`,
  ),
  'delete from payments p using checkouts c where c.user_id = $1 and p.checkout_id = c.id',
  'delete from webhook_events e using checkouts c where c.user_id = $1 and c.provider_order_id = e.provider_order_id',
  'delete from order_items where user_id = $1',
  'delete from orders where user_id = $1',
  'delete from users where id = $1',
];
const GUARD = `alter table orders enable trigger orders_kept;
alter table order_items enable trigger order_items_kept;
alter table order_events enable trigger order_events_kept;
alter table returns enable trigger returns_kept;`;

/** Stores the shoppers in SQL. */
export class SqlShoppers extends SqlStore implements ForStoringShoppers {
  async add(shopper: Shopper): Promise<'added' | 'email-exists'> {
    const { id, email, firstName, lastName, passwordHash, tokenVersion, createdAt, updatedAt } = shopper;
    const names = [id, email, emailKey(email), firstName, lastName];
    const added = await this.database.query(ADD, [...names, passwordHash, tokenVersion, createdAt, updatedAt]);
    return added.length === 1 ? 'added' : 'email-exists';
  }

  withEmail(email: string): Promise<Shopper | undefined> {
    return this.#shopper(WITH_EMAIL, emailKey(email));
  }

  shopper(id: string): Promise<Shopper | undefined> {
    return this.#shopper(SHOPPER, id);
  }

  async setPassword(shopperId: string, passwordHash: string, at: Timestamp): Promise<void> {
    await this.database.query(SET_PASSWORD, [shopperId, passwordHash, at]);
  }

  async markEmailVerified(shopperId: string, at: Timestamp): Promise<void> {
    await this.database.query(MARK_EMAIL_VERIFIED, [shopperId, at]);
  }

  async erase(shopperId: string): Promise<void> {
    for (const statement of ERASE) await this.database.query(statement, [shopperId]);
  }

  async removeWithOrders(email: string): Promise<boolean> {
    await this.database.runScript(LIMIT);
    await this.database.query(LOCK_CHECKOUTS, [emailKey(email)]);
    const shopper = await this.first<{ readonly id: string }>(FIND, [emailKey(email)]);
    if (shopper === undefined) return false;
    await this.database.runScript(UNGUARD);
    for (const statement of REMOVE) await this.database.query(statement, [shopper.id]);
    await this.database.runScript(GUARD);
    return true;
  }

  async tokenVersion(shopperId: string): Promise<number | undefined> {
    const [row] = await this.database.short<Pick<Shopper, 'tokenVersion'>>(TOKEN_VERSION, [shopperId]);
    return row?.tokenVersion;
  }

  async endTokens(shopperId: string): Promise<void> {
    await this.database.query(END_TOKENS, [shopperId]);
  }

  async lock(shopperId: string): Promise<boolean> {
    return (await this.database.query(LOCK, [shopperId])).length === 1;
  }

  async #shopper(statement: string, key: string): Promise<Shopper | undefined> {
    const row = await this.first<Shopper>(statement, [key]);
    return row && withoutNulls(row);
  }
}
