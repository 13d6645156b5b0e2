export const productStyles = `
-- Products with the same text are the sizes of one style. Both are null in rows of the build before.
alter table products add column style text, add column hsn text;
`;
