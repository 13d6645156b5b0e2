export const cartKeys = `
-- The idempotency keys of each shopper's latest changes of a quantity: a repeated change counts once.
create table cart_keys (
  user_id text primary key references users (id) on delete cascade,
  -- UUIDs one after the other, the latest first.
  keys text not null
);
`;
