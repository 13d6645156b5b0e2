import type { StyleSearch } from '../../../core/backend/ports/catalogue/ForStoringStyles.ts';
import type { Queries, SqlValue } from '../connection/Database.ts';
import { foundByIn, likePattern, STYLE_ID, styleIdIn } from './styleColumns.ts';

/** Up to this many products that have a text, their styles are put into order; of more, the catalogue is read from its end. */
const FEW = 2_000;

const hasProducts = (styleId: string) => `exists (select from products p where ${STYLE_ID} = ${styleId})`;

/** The styles without products that have the text $1, behind the one with the id $2. */
const WITHOUT_PRODUCTS = `select s.id from styles s where not ${hasProducts('s.id')}
  and ($1::text = '' or lower(s.title || ' ' || s.creator || ' ' || s.id) like $1)
  and ($2::text is null or s.place < (select a.place from styles a where a.id = $2 and not ${hasProducts('a.id')}))
order by s.place desc limit $3`;

/** The place of a style in the catalogue is that of its first product. This is the place of the style $1, or one behind all others. */
const PLACE = `coalesce((select min(p.position) from products p where ${STYLE_ID} = $1), 2147483647)`;
const isFirst = `not exists (select from products o where ${styleIdIn('o')} = ${STYLE_ID} and o.position < p.position)`;
const FIRST_PRODUCTS = `select ${STYLE_ID} as id from products p where p.position < ${PLACE} and ${isFirst}`;
const NEWEST_FIRST = 'order by p.position desc limit $2';
const ALL = `${FIRST_PRODUCTS} ${NEWEST_FIRST}`;
const AMONG = `${FIRST_PRODUCTS} and ${STYLE_ID} = any($3::text[]) ${NEWEST_FIRST}`;
const WITH_TEXT = `${FIRST_PRODUCTS} and exists (
  select from products m where ${styleIdIn('m')} = ${STYLE_ID} and ${foundByIn('m')} like $3) ${NEWEST_FIRST}`;
const HAVE_TEXT = `select ${STYLE_ID} as id from products p where ${foundByIn('p')} like $1 limit ${FEW + 1}`;
/** `$n` and the two after it are the least and the most that is free, and the text. */
const isFree = (table: string, n: number) =>
  `l.on_hand - l.held between $${n} and $${n + 1} and ($${n + 2}::text = '' or ${foundByIn(table)} like $${n + 2})`;
const HAVE_FREE = `select ${STYLE_ID} as id from products p join stock_levels l on l.sku = p.key where ${isFree('p', 1)} limit ${FEW + 1}`;
/** With `offset 0`, the database looks at the sizes of one style after the other until the page is full. */
const WITH_FREE = `${FIRST_PRODUCTS} and exists (
  select from products m join stock_levels l on l.sku = m.key where ${styleIdIn('m')} = ${STYLE_ID} and ${isFree('m', 3)} offset 0) ${NEWEST_FIRST}`;

/** Resolves with the ids of styles in the order that {@link StyleSearch} is answered in. */
export async function findStyleIds(
  database: Queries,
  { text, free, after, most }: StyleSearch,
): Promise<readonly string[]> {
  const idsOf = async (statement: string, values: readonly SqlValue[]) =>
    (await database.query<{ readonly id: string }>(statement, values)).map(({ id }) => id);
  const pattern = likePattern(text);
  /** Those of which `have` finds products; `walk` finds the same from the end of the catalogue. */
  const having = async (have: string, walk: string, values: readonly SqlValue[], page: readonly SqlValue[]) => {
    const ids = await idsOf(have, values);
    return ids.length > FEW ? idsOf(walk, [...page, ...values]) : idsOf(AMONG, [...page, [...new Set(ids)]]);
  };
  if (free !== undefined) return having(HAVE_FREE, WITH_FREE, [...free, pattern], [after ?? null, most]);
  const without = await idsOf(WITHOUT_PRODUCTS, [pattern, after ?? null, most]);
  if (without.length === most) return without;
  const page = [after ?? null, most - without.length];
  const found = pattern === '' ? idsOf(ALL, page) : having(HAVE_TEXT, WITH_TEXT, [pattern], page);
  return [...without, ...(await found)];
}
