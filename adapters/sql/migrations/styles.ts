/** For the admin's catalogue. A product's style is that of its text, or of its own key; most styles are products alone. */
export const styles = `
-- What is known of a style besides its products. While it has products, they say what both say.
create table styles (
  id text primary key check (id <> ''),
  title text not null,
  creator text not null,
  description text not null,
  category text not null,
  category_name text not null,
  fabric text not null,
  care text not null,
  fit text not null,
  origin text not null,
  hsn text not null,
  -- JSON.
  size_chart text not null,
  pictures text not null,
  place bigint generated always as identity unique
);

-- Changes of many products, until they are undone.
create table bulk_changes (
  id text primary key,
  at timestamptz(0) not null,
  -- JSON.
  changes text not null
);

create index products_of_style on products ((coalesce(style, key)), position);

-- Without the extension, which the embedded database has not, a search reads all products.
do $$
begin
  create extension if not exists pg_trgm;
  create index products_found_by on products
    using gin ((lower(name || ' ' || influencer || ' ' || key || ' ' || coalesce(style, ''))) gin_trgm_ops);
exception when others then
  raise notice 'Searches have no index: %', sqlerrm;
end
$$;
`;
