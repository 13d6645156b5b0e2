export const stockAlerts = `
-- Shoppers who wait for sold-out products. The id names the mail that tells that a product is back.
create table stock_alerts (
  id text not null,
  sku text not null references stock_levels (sku),
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz(0) not null,
  primary key (sku, user_id)
);

create index stock_alerts_of_user on stock_alerts (user_id);
`;
