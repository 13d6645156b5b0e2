import type {
  ForStoringStyles,
  StoredStyle,
  StyleSearch,
} from '../../../core/backend/ports/catalogue/ForStoringStyles.ts';
import { SqlStore } from '../SqlStore.ts';
import { storableText } from '../storableText.ts';
import { FOUND_BY, likePattern, STYLE_ID } from './styleColumns.ts';

const TEXTS = [
  'title',
  'creator',
  'description',
  'category',
  'categoryName',
  'fabric',
  'care',
  'fit',
  'origin',
  'hsn',
] as const;
const COLUMNS = ['id', ...TEXTS, 'sizeChart', 'pictures'].map((field) =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
);

const STORED = `select ${COLUMNS.map((column, at) => `${column} as "${['id', ...TEXTS, 'sizeChart', 'pictures'][at]}"`).join(', ')}
from styles where id = any($1::text[])`;
const SAVE = `insert into styles (${COLUMNS.join(', ')}) values (${COLUMNS.map((_, at) => `$${at + 1}`).join(', ')})
on conflict (id) do update set (${COLUMNS.slice(1).join(', ')}) = (${COLUMNS.slice(1)
  .map((column) => `excluded.${column}`)
  .join(', ')})`;

const HAS_PRODUCTS = (id: string) => `exists (select from products p where ${STYLE_ID} = ${id})`;
/** The styles without products behind the one with the id $2. */
const WITHOUT_PRODUCTS = `select s.id from styles s where not ${HAS_PRODUCTS('s.id')}
  and ($1::text = '' or lower(s.title || ' ' || s.creator || ' ' || s.id) like $1)
  and ($2::text is null or s.place < (select a.place from styles a where a.id = $2 and not ${HAS_PRODUCTS('a.id')}))
order by s.place desc limit $3`;
/** The place of a style in the catalogue is that of its first product. */
const WITH_PRODUCTS = `select ${STYLE_ID} as id from products p
where p.position < coalesce((select min(position) from products p where ${STYLE_ID} = $2), 2147483647)
  and not exists (select from products o where coalesce(o.style, o.key) = ${STYLE_ID} and o.position < p.position)
  and ($1::text = '' or ${STYLE_ID} in (select ${STYLE_ID} from products p where ${FOUND_BY} like $1))
order by p.position desc limit $3`;

type StyleRow = Omit<StoredStyle, 'sizeChart' | 'pictures'> & { readonly sizeChart: string; readonly pictures: string };

/** Stores in SQL what products do not say of their styles. */
export class SqlStyles extends SqlStore implements ForStoringStyles {
  async stored(ids: readonly string[]): Promise<readonly StoredStyle[]> {
    const rows = await this.database.query<StyleRow>(STORED, [ids]);
    return rows.map((row) => ({ ...row, sizeChart: JSON.parse(row.sizeChart), pictures: JSON.parse(row.pictures) }));
  }

  async save(style: StoredStyle): Promise<void> {
    const { id, sizeChart, pictures } = style;
    const texts = TEXTS.map((field) => storableText(style[field]));
    await this.database.query(SAVE, [id, ...texts, JSON.stringify(sizeChart), JSON.stringify(pictures)]);
  }

  async find({ text, after, most }: StyleSearch): Promise<readonly string[]> {
    const found: string[] = [];
    for (const statement of [WITHOUT_PRODUCTS, WITH_PRODUCTS]) {
      const values = [likePattern(text), after ?? null, most - found.length];
      const rows = await this.database.query<{ readonly id: string }>(statement, values);
      found.push(...rows.map(({ id }) => id));
      if (found.length === most) break;
    }
    return found;
  }
}
