export const catalogue = `
create table products (
  key text primary key check (key <> ''),
  id bigint not null unique check (id > 0),
  -- The place in the catalogue.
  position integer not null unique,
  name text not null,
  category text not null,
  category_name text not null,
  influencer text not null,
  size text not null,
  -- Prices are in paise.
  original_price integer not null,
  discounted_price integer not null check (discounted_price >= 0),
  image text not null,
  -- JSON; null for a product without pictures of several sizes.
  picture text,
  description text not null,
  is_listed boolean not null,
  check (discounted_price <= original_price)
);

-- One row. An import locks it and raises the version.
create table catalogue (
  id integer primary key check (id = 1),
  version integer not null
);

insert into catalogue (id, version) values (1, 0);
`;
