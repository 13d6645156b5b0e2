export const settings = `
-- What the shopkeeper has set of the shop: one row. What is absent of the JSON object is as it is in a new shop.
create table settings (
  id boolean primary key default true check (id),
  content text not null
);
insert into settings (content) values ('{}');

-- Tells when the provider was heard last.
create index webhook_events_by_time on webhook_events (received_at);
`;
