import type { Database } from '../Database.ts';

/** `replica` switches the triggers off that refuse to delete orders. DELETE is quicker than TRUNCATE on small tables. */
const CLEAR = `
set local session_replication_role = replica;
delete from order_items;
delete from orders;
delete from checkouts;
delete from webhook_events;
delete from login_attempts;
delete from addresses;
delete from wishlist_lines;
delete from cart_lines;
delete from cart_keys;
delete from products;
delete from users;
`;

/** Deletes everything in the tables. Needs a superuser. */
export function clearDatabase(database: Database): Promise<void> {
  return database.transaction((queries) => queries.runScript(CLEAR));
}
