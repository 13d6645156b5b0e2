import type {
  ForStoringStyles,
  StoredStyle,
  StyleSearch,
} from '../../../core/backend/ports/catalogue/ForStoringStyles.ts';
import { FACT_TEXTS } from '../../../core/domain/styles/Style.ts';
import { columnOf } from '../productColumns.ts';
import { SqlStore } from '../SqlStore.ts';
import { storableText } from '../storableText.ts';
import { findStyleIds } from './findStyleIds.ts';

const TEXTS = [
  ...(['title', 'creator', 'description', 'category', 'categoryName'] as const),
  ...([...FACT_TEXTS, 'hsn'] as const),
];
const FIELDS = ['id', ...TEXTS, 'sizeChart', 'pictures'];
const COLUMNS = FIELDS.map(columnOf);
const READ = FIELDS.map((field) => `${columnOf(field)} as "${field}"`).join(', ');
const PARAMETERS = FIELDS.map((_, at) => `$${at + 1}`).join(', ');
const [, ...REPLACED] = COLUMNS;

const STORED = `select ${READ} from styles where id = any($1::text[])`;
const SAVE = `insert into styles (${COLUMNS.join(', ')}) values (${PARAMETERS})
on conflict (id) do update set (${REPLACED.join(', ')}) = (${REPLACED.map((column) => `excluded.${column}`).join(', ')})`;

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

  find(search: StyleSearch): Promise<readonly string[]> {
    return findStyleIds(this.database, search);
  }
}
