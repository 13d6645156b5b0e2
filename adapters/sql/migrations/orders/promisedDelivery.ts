export const promisedDelivery = `
-- When the order arrives, as it was promised when it was placed: JSON, the first and the last day. Null in rows of the build before,
-- and for an address without a known PIN code.
alter table orders add column delivery text;
`;
