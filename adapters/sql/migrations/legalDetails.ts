export const legalDetails = `
-- What the law wants to be told of a style. Empty while it is not known, and in rows of the build before.
alter table styles add column generic_name text not null default '', add column net_quantity text not null default '',
  add column manufacturer text not null default '';
`;
