export const fitVotes = `
-- How pieces fit, as their buyers say. The order is what is left of the buyer when the account is deleted.
create table fit_votes (
  order_id text not null references orders (id) on delete cascade,
  sku text not null references products (key),
  fit text not null check (fit in ('small', 'true', 'large')),
  at timestamptz(0) not null,
  primary key (order_id, sku)
);

create index fit_votes_of_product on fit_votes (sku);
`;
