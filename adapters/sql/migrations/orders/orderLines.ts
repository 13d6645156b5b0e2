export const orderLines = `
-- Null in lines that an earlier build has added. The whole line is in the column item.
alter table order_items add column title text, add column size text;
`;
