export const shoppersLists = `
-- The position is the place in the list of one shopper.
create table cart_lines (
  user_id text not null references users (id) on delete cascade,
  product_key text not null references products (key),
  position integer not null,
  quantity integer not null check (quantity between 1 and 99),
  created_at timestamptz(0) not null,
  updated_at timestamptz(0) not null,
  primary key (user_id, product_key)
);

create table wishlist_lines (
  user_id text not null references users (id) on delete cascade,
  product_key text not null references products (key),
  position integer not null,
  created_at timestamptz(0) not null,
  updated_at timestamptz(0) not null,
  primary key (user_id, product_key)
);

create table addresses (
  user_id text not null references users (id) on delete cascade,
  id text not null,
  position integer not null,
  name text not null,
  street text not null,
  city text not null,
  state text not null,
  country text not null,
  pincode text not null,
  phone text not null,
  created_at timestamptz(0) not null,
  updated_at timestamptz(0) not null,
  primary key (user_id, id)
);
`;
