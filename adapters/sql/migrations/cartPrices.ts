export const cartPrices = `
-- The price when the product was put into the cart, in paise; null in rows of the build before.
alter table cart_lines add column price integer;
`;
