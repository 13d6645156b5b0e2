import type { StyleSearch } from '../../../core/backend/ports/catalogue/ForStoringStyles.ts';
import type { Queries, SqlValue } from '../Database.ts';
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
const HAVE_FREE = `select distinct ${STYLE_ID} as id from products p join stock_levels l on l.sku = p.key
where l.on_hand - l.held between $1 and $2 and ($3::text = '' or ${foundByIn('p')} like $3)`;

/** Resolves with the ids of styles in the order that {@link StyleSearch} is answered in. */
export async function findStyleIds(
  database: Queries,
  { text, free, after, most }: StyleSearch,
): Promise<readonly string[]> {
  const idsOf = async (statement: string, values: readonly SqlValue[]) =>
    (await database.query<{ readonly id: string }>(statement, values)).map(({ id }) => id);
  const pattern = likePattern(text);
  if (free !== undefined) return idsOf(AMONG, [after ?? null, most, await idsOf(HAVE_FREE, [...free, pattern])]);
  const without = await idsOf(WITHOUT_PRODUCTS, [pattern, after ?? null, most]);
  if (without.length === most) return without;
  const page = [after ?? null, most - without.length];
  if (pattern === '') return [...without, ...(await idsOf(ALL, page))];
  const having = await idsOf(HAVE_TEXT, [pattern]);
  const found =
    having.length > FEW ? idsOf(WITH_TEXT, [...page, pattern]) : idsOf(AMONG, [...page, [...new Set(having)]]);
  return [...without, ...(await found)];
}
